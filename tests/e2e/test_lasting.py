"""A yes for always is kept by the real policy, and a deny rule wins over everything."""


from tests.e2e.test_asking import SUM, Asking, daemon  # noqa: F401


async def test_always_is_asked_once_and_survives_a_restart(daemon: Asking) -> None:  # noqa: F811
    client, question = await daemon.waiting()
    keys = [choice["key"] for choice in question["choices"]]
    assert keys == ["once", "run", "always", "no"]
    code, out, err = await daemon.ctl("approve", "--for", "always")
    assert code == 0, (out, err)
    assert (await client.event("finished"))["outcome"] == "done"
    for _ in range(2):
        _, events = await client.ask(SUM, session="new")
        assert events[-1]["outcome"] == "done"
        assert "asked" not in [event["kind"] for event in events]
        await client.close()
        await daemon.stop()
        await daemon.start()
        client = await daemon.client()
    assert "calculate" in (await daemon.ctl("permissions"))[1]
    assert "calculate" in (daemon.config.parent / "permissions.toml").read_text()
    await client.close()

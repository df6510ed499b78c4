"""The operations about models (spec A6): what is on disk, what serves a tier, and why."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from ryxd.core.model import FALLBACK, Tier
from ryxd.engine.sessions import Sessions
from ryxd.models import gguf
from ryxd.models.catalog import find
from ryxd.models.catalog.advice import advice
from ryxd.models.catalog.find import unfit
from ryxd.models.catalog.room import Capacity, capacity, gigabytes, needs
from ryxd.models.catalog.shelf import Shelf
from ryxd.models.memory import Machine
from ryxd.models.residence import Residence
from ryxd.models.starter import starter
from ryxd.server import inventory
from ryxd.server.modeljobs import ModelJobs
from ryxd.server.operations import Caller
from ryxd.wire.command import AskReply, Done
from ryxd.wire.errors import BadRequest, ModelError, NotFound, Refused
from ryxd.wire.models import (
    ModelAdvice,
    ModelInfo,
    ModelsFree,
    ModelsFreeReply,
    ModelsImport,
    ModelsImportReply,
    ModelsList,
    ModelsLoad,
    ModelsPull,
    ModelsReply,
    ModelsRm,
    ModelsRmReply,
    ModelsUnload,
    ModelsUse,
    ModelsUseReply,
    ModelsVerify,
    ModelsWhy,
    ModelsWhyReply,
)


class Pool(Protocol):
    """The models in memory (models.pool.Pool)."""

    residence: Residence
    """What holds as the machine is just used."""
    since_sleep: str
    """What of the cards is otherwise since the last sleep."""

    def info(self) -> tuple[ModelInfo, ...]:
        """One entry a tier."""
        ...

    async def load(self, tier: Tier) -> None:
        """Load a tier's model now; returns when it can answer. Raises ModelError."""
        ...

    async def unload(self, tier: Tier, *, force: bool = False) -> None:
        """Take it out of memory. Raises Busy when it answers somebody, unless forced."""
        ...

    async def free(self) -> int:
        """Take every model out of memory that answers nobody; how many bytes are free again."""
        ...


@dataclass(frozen=True)
class Setup:
    """What the configuration says of models, as of now."""

    folder: Path
    endpoint: str
    tiers: Mapping[Tier, Path]
    """The configured ones."""


class ModelOperations:
    """`setup` gives the configuration of now; `assign` writes another into it, reloads, and tells what changed."""

    def __init__(
        self,
        *,
        pool: Pool,
        sessions: Sessions,
        setup: Callable[[], Setup],
        assign: Callable[[Tier, Path | None], Awaitable[tuple[str, ...]]],
        machine: Machine | None = None,
    ) -> None:
        self._pool = pool
        self._sessions = sessions
        self._setup = setup
        self._assign = assign
        self._machine = machine or Machine()
        self._jobs = ModelJobs(
            shelf=self._shelf,
            endpoint=lambda: setup().endpoint,
            tiers=lambda: setup().tiers,
            machine=self._machine,
            load=pool.load,
            info=pool.info,
            use=self._use,
        )
        sessions.jobs = {**sessions.jobs, "models_pull": self._jobs.pull, "models_use": self._jobs.use}

    def _shelf(self) -> Shelf:
        return Shelf(self._setup().folder)

    async def do_models_list(self, _: ModelsList, __: Caller) -> ModelsReply:
        """What is on disk, and what would suit this machine."""
        has, setup = await capacity(self._machine), self._setup()
        lacking = [tier for tier in Tier if tier not in setup.tiers]
        return ModelsReply(
            folder=str(setup.folder),
            files=tuple(await asyncio.to_thread(inventory.files, self._shelf(), setup.tiers, has)),
            tiers=self._pool.info(),
            advice=tuple(
                ModelAdvice(
                    tier=each.tier, repo=each.repo, file=each.file, title=each.title,
                    size=each.size, needs=each.needs, licence=each.licence,
                )
                for each in advice(has, lacking)
            ),
            memory=has.ram,
            vram=has.vram,
        )  # fmt: skip

    async def do_models_pull(self, command: ModelsPull, _: Caller) -> AskReply:
        """Begin to download a model."""
        return await self.pull(command.repo, command.file or None, command.revision or None)

    async def pull(
        self, repo: str, file: str | None, revision: str | None = None, *, desktop: bool = False
    ) -> AskReply:
        """Begin to download a model; with `desktop`, notifications show how it goes. Raises Busy, BadRequest."""
        self._shelf().place(repo, "any.gguf")
        args = {"repo": repo, "file": file, "revision": revision}
        accepted = await self._sessions.job(
            f"pull {repo}" + (f" {file}" if file else ""),
            "models_pull",
            self._jobs.pull(args),
            desktop=desktop,
        )
        return AskReply(run=accepted.run, session=accepted.session)

    async def do_models_import(self, command: ModelsImport, _: Caller) -> ModelsImportReply:
        """Find what other programs keep, and link what is named."""
        has = await capacity(self._machine)
        cwd = _folder(command.cwd)
        return await asyncio.to_thread(self._import, command.names, cwd, has)

    def _import(self, names: tuple[str, ...], cwd: Path, has: Capacity) -> ModelsImportReply:
        shelf, places = self._shelf(), find.folders(os.environ, Path.home())
        there = [folder for _, folder in places if folder.is_dir()]
        by_name = [name for name in names if not _is_path(name, cwd)]
        found = find.find(places) if by_name or not names else []
        wanted = [each for name in names for each in inventory.named(name, found, cwd)] if names else []
        linked = [shelf.link(each.name, *inventory.targets(each)).name for each in wanted]
        rows = inventory.found(wanted if names else found, shelf, has)
        return ModelsImportReply(
            found=tuple(rows),
            linked=tuple(linked),
            folders=tuple(str(folder) for folder in there),
        )

    async def do_models_use(self, command: ModelsUse, _: Caller) -> ModelsUseReply:
        """Have a model serve a tier."""
        tier = Tier(command.tier)
        if command.none:
            if command.model:
                raise BadRequest("models use: a model or --none, not both")
            return ModelsUseReply(tier=tier, changed=await self._assign(tier, None))
        if not command.model:
            raise BadRequest("models use: name a model (ryxctl models lists them), or say --none")
        if command.model == inventory.STARTER and tier is Tier.SMALL:
            return ModelsUseReply(tier=tier, changed=await self._assign(tier, None))
        path, warning = await self._checked(command.model, _folder(command.cwd), force=command.force)
        return ModelsUseReply(tier=tier, path=str(path), changed=await self._assign(tier, path), warning=warning)

    async def _use(self, model: str, tier: Tier) -> str:
        path, _ = await self._checked(model, Path.home(), force=True)
        await self._assign(tier, path)
        return path.stem

    async def _checked(self, model: str, cwd: Path, *, force: bool) -> tuple[Path, str | None]:
        """A model's file, and what the user should know about it. Raises ModelError, NotFound, Refused."""
        path = await asyncio.to_thread(self._path, model, cwd)
        header = await asyncio.to_thread(gguf.read, path)
        if why := unfit(header):
            raise Refused(f"{path} can't serve a tier: {why}")
        wanted, room = needs(header), (await capacity(self._machine)).room
        if wanted <= room:
            return path, None
        large = f"{path.name} takes about {gigabytes(wanted)} of memory; here a model may take {gigabytes(room)}"
        if not force:
            raise Refused(f"{large}; --force configures it all the same")
        return path, large

    def _path(self, model: str, cwd: Path) -> Path:
        if model == inventory.STARTER:
            return starter()
        if _is_path(model, cwd):
            return Path(os.path.abspath(cwd / Path(model).expanduser()))
        kept = self._shelf().find(model)
        if kept.dangling:
            raise ModelError(f"{kept.name} is a link to a file that has gone; ryxctl models rm {kept.name}")
        return kept.path

    async def do_models_load(self, command: ModelsLoad, _: Caller) -> AskReply:
        """Begin to load a tier's model."""
        job = self._jobs.load(Tier(command.tier))
        accepted = await self._sessions.job(f"load the {command.tier} model", "models_load", job)
        return AskReply(run=accepted.run, session=accepted.session)

    async def do_models_unload(self, command: ModelsUnload, _: Caller) -> Done:
        """Take a tier's model out of memory."""
        await self._pool.unload(Tier(command.tier), force=command.force)
        return Done()

    async def do_models_free(self, _: ModelsFree, __: Caller) -> ModelsFreeReply:
        """Take all idle models out of memory."""
        return ModelsFreeReply(freed=await self._pool.free())

    async def do_models_rm(self, command: ModelsRm, _: Caller) -> ModelsRmReply:
        """Delete a model of ours, or say what that would mean."""
        shelf, tiers = self._shelf(), self._setup().tiers
        kept = await asyncio.to_thread(shelf.find, command.model)
        if kept.note.source == "own":
            raise Refused(f"{kept.path} was not put there by ryx; delete it yourself if you want it gone")
        users = [str(tier) for tier, path in tiers.items() if path in kept.parts]
        if users and not command.force:
            away = f"ryxctl models use --none --tier {users[0]}"
            raise Refused(f"{kept.name} serves the {' and the '.join(users)} tier: {away} first, or --force")
        link = kept.path.is_symlink()
        reply = ModelsRmReply(
            name=kept.name,
            deleted=command.yes,
            link=link,
            size=0 if link else kept.size,
            paths=tuple(str(part) for part in kept.parts),
        )
        if command.yes:
            await asyncio.to_thread(shelf.remove, kept)
        return reply

    async def do_models_verify(self, command: ModelsVerify, _: Caller) -> AskReply:
        """Begin to read models from end to end."""
        shelf = self._shelf()
        name = command.model
        kept = await asyncio.to_thread(lambda: [shelf.find(name)] if name else shelf.all())
        if not kept:
            raise NotFound("there are no models to verify besides the starter, which ships with ryx")
        text = f"verify {command.model or 'all models'}"
        accepted = await self._sessions.job(text, "models_verify", self._jobs.verify(kept))
        return AskReply(run=accepted.run, session=accepted.session)

    async def do_models_why(self, command: ModelsWhy, _: Caller) -> ModelsWhyReply:
        """Say what serves a tier and why."""
        has = await capacity(self._machine)
        free = await self._machine.measure()
        infos = {info.tier: info for info in self._pool.info()}
        lines: list[str] = []
        for tier in [Tier(command.tier)] if command.tier else list(Tier):
            if tier in infos:
                lines += inventory.why(infos[tier], [infos[other] for other in FALLBACK[tier] if other in infos])
        now = self._pool.residence
        if now.why:
            held = [] if now.most is Tier.LARGE else [f"nothing above the {now.most} tier is loaded"]
            held += [] if now.idle is None else [f"a model goes after {now.idle:.0f} s without use"]
            lines.append(f"{now.why}: {', '.join(held)}")
        lines += [self._pool.since_sleep] if self._pool.since_sleep else []
        lines.append(f"memory: {gigabytes(free.ram)} of {gigabytes(has.ram)} are free for models")
        lines += [f"{gpu.name}: {gigabytes(gpu.free)} of {gigabytes(gpu.total)} are free" for gpu in free.gpus]
        return ModelsWhyReply(lines=tuple(lines))


def _folder(cwd: str | None) -> Path:
    return Path(cwd) if cwd and cwd.startswith("/") else Path.home()


def _is_path(name: str, cwd: Path) -> bool:
    """Whether a path is meant, not a name: it looks like one, or there is such a file."""
    return name.startswith(("/", "./", "../", "~")) or name in (".", "..") or (cwd / name).is_file()

"""From a Load frame to a model that answers, until the daemon closes the socket."""

import os
import sys
import threading
import time

import llama_cpp

from ryxd.models.frames import BrokenFrame, Cancel, Complete, Failed, Load, Pipe, Progress, Ready
from ryxd.models.worker.context import Context
from ryxd.models.worker.desk import Desk
from ryxd.models.worker.failures import LoadFailed
from ryxd.models.worker.log import Log
from ryxd.models.worker.prefixes import Prefixes
from ryxd.models.worker.scheduler import Scheduler
from ryxd.models.worker.template import TemplateFailed
from ryxd.models.worker.weights import Weights
from ryxd.models.worker.writers import Writers

_PROGRESS = 0.05
"""Seconds between two reports of a load."""


def serve(pipe: Pipe, load: Load) -> None:
    """Load the model and answer until the daemon closes the socket (which ends the process)."""
    log = Log()
    reported = 0.0

    def progress(value: float) -> None:
        nonlocal reported
        if value >= 1 or time.monotonic() - reported >= _PROGRESS:
            reported = time.monotonic()
            pipe.send(Progress(min(value, 1.0)))

    try:
        weights = Weights(load, log, progress)
        context = Context(weights, load, log)
        writers = Writers(weights.vocabulary, weights.template, weights.copies, weights.search)
    except LoadFailed as error:
        pipe.send(Failed(str(error), error.memory))
        return
    except TemplateFailed as error:
        pipe.send(Failed(str(error)))
        return
    desk = Desk(context.interrupt)
    prefixes = Prefixes(load.store, load.identity, f"{llama_cpp.__version__} {context.kv} {load.flash}")
    scheduler = Scheduler(context, writers, desk, pipe.send, prefixes=prefixes, load=load)
    threading.Thread(target=_listen, args=(pipe, desk), daemon=True, name="listen").start()
    pipe.send(ready(weights, context, writers))
    while True:
        scheduler.turn()


def ready(weights: Weights, context: Context, writers: Writers) -> Ready:
    """What was loaded, and how."""
    return Ready(
        model=weights.name,
        context=context.context,
        vocabulary=weights.vocabulary.size,
        threads=context.threads,
        template=weights.template is not None,
        tools=writers.knows_tools,
        cells=context.cells,
        sequences=context.sequences,
        layers=weights.layers,
        gpu_layers=weights.gpu_layers,
        device=weights.device,
        vram=weights.vram(),
        kv=context.kv,
    )


def _listen(pipe: Pipe, desk: Desk) -> None:
    try:
        while (message := pipe.receive()) is not None:
            if isinstance(message, Complete):
                desk.put(message)
            elif isinstance(message, Cancel):
                desk.cancel(message.id)
    except BrokenFrame as error:
        sys.stderr.write(f"{error}\n")
    os._exit(0)  # nobody is left to answer to; the model's memory goes with the process

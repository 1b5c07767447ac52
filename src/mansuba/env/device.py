"""Many games on the current GPU, in arrays that other libraries take without a copy."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np

from mansuba.env.games import ENDS, Arrays, Games
from mansuba.env.lending import CUDA, capsule
from mansuba.env.seeing.cuda import (
    WARP,
    mask_kernel,
    numbers_kernel,
    pick_kernel,
    planes_kernel,
    step_kernel,
)
from mansuba.env.seeing.many import NUMBER
from mansuba.env.sights import Planes, Sights
from mansuba.kernel import ActionError, Kernel
from mansuba.kernel.cuda import cuda  # type: ignore[attr-defined] # numba's, once numpy suits it
from mansuba.kernel.layout import STATE_BYTES
from mansuba.kernel.tables import Array

THREADS = 128
SHARED = 48 * 1024
"""Bytes of shared memory that a block has on every GPU."""
DEFAULT_STREAM = 1
"""CUDA's own, on which we work, as dlpack numbers it."""
NO_WAITING = (None, -1, DEFAULT_STREAM)
"""Streams for which nothing has to be done: not told, asked not to, and ours."""


class DeviceArray:
    """One of our arrays on the GPU, for torch, JAX, CuPy and numba."""

    def __init__(self, array: Any) -> None:
        self.array = array
        self.shape, self.dtype = array.shape, array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self.array.__cuda_array_interface__
        return interface

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, int(cuda.get_current_device().id)

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        device = self.__dlpack_device__()
        if copy or dl_device not in (None, device):
            raise BufferError("the array is lent where it lies, and is not copied")
        if stream not in NO_WAITING:
            cuda.default_stream().synchronize()
        pointer, _ = self.__cuda_array_interface__["data"]
        return capsule(pointer, self.shape, self.dtype, device, self.array)

    def __len__(self) -> int:
        return int(self.shape[0])

    def __repr__(self) -> str:
        return f"<{self.dtype} of shape {self.shape} on the GPU>"

    def copy_to_host(self) -> Array:
        """A copy of it as numpy's."""
        there: Array = self.array.copy_to_host()
        return there


class DeviceGames(Games):
    """Games on the GPU; every call is queued on CUDA's default stream, and none waits for it."""

    def __init__(self, kernel: Kernel, sights: Sights, games: int, limit: int) -> None:
        super().__init__(kernel, sights, games, limit)
        self._own = Arrays.made(cuda.device_array, kernel, sights, games)
        self.arrays = self._own.each(DeviceArray)
        self._table, self._rows = cuda.to_device(kernel.table), cuda.to_device(sights.rows)
        self._start = cuda.to_device(self.start)
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", ".*under-utilization")  # few games are no fault
            self._stepping = self._launch(step_kernel, STATE_BYTES)
            self._masking = self._launch(mask_kernel, STATE_BYTES + kernel.actions)
            self._picking = pick_kernel[-(-games * WARP // THREADS), THREADS]
            if isinstance(sights, Planes):
                self._still = cuda.to_device(sights.still)
                self._seeing = planes_kernel[games, THREADS, 0, len(sights.low) - sights.changing]
            else:
                self._seeing = self._launch(numbers_kernel, STATE_BYTES + 2 * len(sights.low))

    def row(self, game: int) -> Array:
        """A copy of a game's state, all but its hash."""
        copy: Array = self._own.states[game].copy_to_host()
        return copy

    def numbers(self) -> Array:
        """A copy of every game's number."""
        copy: Array = self._own.counts.copy_to_host()[:, NUMBER]
        return copy

    def close(self) -> None:
        """Nothing is left open."""

    def _put(self, name: str, values: Array) -> None:
        getattr(self._own, name).copy_to_device(values)

    def _checked(self, actions: Any) -> Any:
        if isinstance(actions, DeviceArray):
            given = actions.array
        elif hasattr(actions, "__cuda_array_interface__"):
            if hasattr(actions, "__dlpack__"):
                actions.__dlpack__(stream=DEFAULT_STREAM)  # asks for them to be ready for us
            given = cuda.as_cuda_array(actions)
        else:
            sort = type(actions).__name__
            raise ActionError(f"actions are an array on the GPU, not {sort} elsewhere")
        if given.shape != (self.many,) or given.dtype not in (np.int32, np.int64):
            wanted = f"{self.many} integers of 32 or 64 bits, one for each game"
            raise ActionError(f"actions are {wanted}, not {given.dtype} of shape {given.shape}")
        return given

    def _step(self, numbers: Any) -> None:
        a = self._own
        ends = (getattr(a, name) for name in ENDS)
        game = (self._table, self._start, self._rows, self.seed, self.limit)
        flat = a.states.reshape(-1)
        self._stepping(*game, numbers, flat, a.counts, *ends, self.kernel.actions)
        self._look()

    def _look(self) -> None:
        a, sights, width = self._own, self.sights, self.kernel.actions
        flat, seen = a.states.reshape(-1), a.observations
        self._masking(self._table, self._rows, flat, a.masks.reshape(-1), width, a.actors)
        if isinstance(sights, Planes):
            planes = seen.reshape(self.many, len(sights.low), -1)
            game = (self._table, self._rows, a.states, a.counts, a.actors)
            self._seeing(*game, self._still, sights.changing, self.limit, planes)
        else:
            game = (self._table, self._rows, flat, a.counts, a.actors)
            self._seeing(*game, seen.reshape(-1), len(sights.low))

    def _pick(self, round_: int) -> None:
        self._picking(self._own.masks, self.seed, round_, self._own.picks)

    def _launch(self, kernel: Any, room: int) -> Any:
        """A kernel for all games, one a thread, each of which needs so much shared memory."""
        threads = min(THREADS, SHARED // room // WARP * WARP)
        return kernel[-(-self.many // threads), threads, 0, threads * room]

"""Chunks come back in order, few are out at a time, and a stop waits for those in progress."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hollywood.simulation.chunks import Chunk, cut
from hollywood.simulation.summary import Summary
from hollywood.simulation.work import Done, Job, in_order


class FakeJob:
    """A job that is done when it has been asked for often enough."""

    def __init__(self, crew: FakeCrew, chunk: Chunk, patience: int) -> None:
        self.crew = crew
        self.chunk = chunk
        self.patience = patience

    def result(self, timeout: float | None = None) -> Done:
        if self.patience and timeout is not None:
            self.patience -= 1
            raise TimeoutError
        self.crew.out -= 1
        return Done(Summary(), str(self.chunk.number).encode())

    def cancel(self) -> bool:
        if self.chunk.number < self.crew.in_work:
            return False
        self.crew.out -= 1
        self.crew.cancelled.append(self.chunk.number)
        return True


class FakeCrew:
    workers = 2

    def __init__(self, ahead: int, patience: list[int]) -> None:
        self.ahead = ahead
        self.patience = patience
        self.out = self.most_out = self.in_work = 0
        self.cancelled: list[int] = []

    def submit(self, chunk: Chunk) -> Job:
        self.out += 1
        self.most_out = max(self.most_out, self.out)
        return FakeJob(self, chunk, self.patience[chunk.number])


@given(st.integers(1, 6), st.lists(st.integers(0, 3), min_size=1, max_size=20))
def test_chunks_come_in_order(ahead: int, patience: list[int]) -> None:
    crew, waits = FakeCrew(ahead, patience), []
    chunks = list(cut(len(patience), 1))
    found = list(in_order(chunks, crew, stopping=lambda: False, waiting=lambda: waits.append(1)))
    assert [chunk for chunk, _ in found] == chunks
    assert [done.data for _, done in found] == [str(chunk.number).encode() for chunk in chunks]
    assert crew.most_out == min(ahead, len(chunks))
    assert len(waits) == sum(patience)


@given(
    st.integers(1, 6),
    st.lists(st.integers(0, 3), min_size=1, max_size=20),
    st.integers(0, 40),
    st.integers(0, 4),
)
def test_a_stop_yields_what_is_in_work_and_no_more(
    ahead: int, patience: list[int], asked: int, busy: int
) -> None:
    crew = FakeCrew(ahead, patience)
    left = iter(range(asked))
    found: list[int] = []

    def stopping() -> bool:
        crew.in_work = len(found) + busy  # as an executor starts jobs, from the front
        return next(left, None) is None

    for chunk, _ in in_order(cut(len(patience), 1), crew, stopping=stopping, waiting=lambda: None):
        found.append(chunk.number)
    assert found == list(range(len(found)))
    assert crew.out == 0
    submitted = len(found) + len(crew.cancelled)
    assert sorted(found + crew.cancelled) == list(range(submitted))

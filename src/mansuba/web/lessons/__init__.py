"""Ten small lessons on the real board. A lesson is data, and the rulebook decides in it."""

from mansuba.web.lessons.attempt import Attempt, Outcome
from mansuba.web.lessons.course import COURSE
from mansuba.web.lessons.lesson import Lesson, Task

__all__ = ["COURSE", "Attempt", "Lesson", "Outcome", "Task"]

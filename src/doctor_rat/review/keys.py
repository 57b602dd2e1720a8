"""Everything a review can point out, as keys of the catalogs, each with its exact arguments."""

from enum import StrEnum


class ReviewKey(StrEnum):
    SURE = "review-sure"
    """This plan couldn't go wrong."""
    RISKY = "review-risky"
    """There was a much likelier plan."""
    LUCKY = "review-lucky"
    UNLUCKY = "review-unlucky"
    MISSED_SAFE = "review-missed-safe"
    """A food that suits every diet left wasn't taken, and another was."""
    LESSON = "review-lesson"
    """The verdict that revealed the most, with the diets still possible before and after it."""
    KNOWN = "review-known"
    """From here on only one diet was possible, or several that always judge alike."""
    TURNING_POINT = "review-turning-point"
    """From one meal to the next the best plan's chance changed the most."""
    EXAM = "review-exam"
    """How ready they were for meal 8."""
    LOST_BY = "review-lost-by"
    NO_GOOD = "review-doctor-had-no-good"
    """Neither the stock nor the trash had anything good for this group."""
    KEPT_GOOD = "review-doctor-kept-good"
    """The stock had something good for this group, and nothing good for it was on the table."""
    YUCK_FRONT = "review-yuck-front"
    """For how many groups something good was thrown out, and for how many it was drawn."""
    YUCK_BACK_SAVED = "review-yuck-back-saved"
    YUCK_BACK_VAIN = "review-yuck-back-vain"
    """The food taken in its place was bad as well."""
    YUCK_BACK_WRONG = "review-yuck-back-wrong"
    """The food sent back was good."""
    MEDICINE = "review-medicine"
    STRICT_MENU = "review-strict-menu"


ARGUMENTS: dict[ReviewKey, tuple[str, ...]] = {
    ReviewKey.SURE: (),
    ReviewKey.RISKY: ("percent", "best"),
    ReviewKey.LUCKY: ("percent",),
    ReviewKey.UNLUCKY: ("percent",),
    ReviewKey.MISSED_SAFE: ("group", "food", "taken"),
    ReviewKey.LESSON: ("group", "food", "before", "after"),
    ReviewKey.KNOWN: ("group",),
    ReviewKey.TURNING_POINT: ("before", "after"),
    ReviewKey.EXAM: ("percent", "known", "groups"),
    ReviewKey.LOST_BY: ("group", "food"),
    ReviewKey.NO_GOOD: ("group",),
    ReviewKey.KEPT_GOOD: ("group", "food"),
    ReviewKey.YUCK_FRONT: ("before", "after"),
    ReviewKey.YUCK_BACK_SAVED: ("group", "food", "taken"),
    ReviewKey.YUCK_BACK_VAIN: ("group", "food", "taken"),
    ReviewKey.YUCK_BACK_WRONG: ("group", "food"),
    ReviewKey.MEDICINE: ("group", "crosses"),
    ReviewKey.STRICT_MENU: ("group", "food", "percent"),
}

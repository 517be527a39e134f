//! Serde defaults of rules fields that differ from the default of their type.

pub(in crate::mau) const fn yes() -> bool {
    true
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
pub(in crate::mau) const fn is_yes(value: &bool) -> bool {
    *value
}

pub(in crate::mau) const fn one() -> u8 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
pub(in crate::mau) const fn is_one(value: &u8) -> bool {
    *value == 1
}

/// Whether it is the default of its type, such as 0.
pub(in crate::mau) fn is_zero<T: PartialEq + Default>(value: &T) -> bool {
    *value == T::default()
}

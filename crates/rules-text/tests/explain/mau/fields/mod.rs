//! Changes of one field each, by dimension of the rules: each of them must change the text.

mod calls;
mod cards;
mod charges;
mod cheat;
mod deal;
mod deck;
mod draw;
mod end;
mod fit;
mod lay;
mod matches;
mod points;
mod teams;
mod threat;
mod when;

/// Changes applied to the odd rules.
pub(super) fn odd() -> Vec<&'static str> {
    [
        deck::ODD,
        deal::ODD,
        fit::ODD,
        draw::ODD,
        lay::ODD,
        cards::ODD,
        threat::ODD,
        calls::ODD,
        end::ODD,
        points::ODD,
        matches::ODD,
    ]
    .concat()
}

/// Changes applied to the rules that use every field.
pub(super) fn wild() -> Vec<&'static str> {
    [
        deck::WILD,
        deal::WILD,
        fit::WILD,
        draw::WILD,
        lay::WILD,
        cards::WILD,
        threat::WILD,
        calls::WILD,
        charges::WILD,
        cheat::WILD,
        end::WILD,
        points::WILD,
        matches::WILD,
        teams::WILD,
        when::WILD,
    ]
    .concat()
}

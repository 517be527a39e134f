//! Calls in words: those that players other than the cause have to make.

use stammtisch_engine::mau::rules::doc::{Enforced, Speaker, Text};

use super::grammar::{line, penalty_cards, text};

/// The whole text; `when` addresses the player who makes the call due.
pub(super) fn said(
    name: &Text,
    when: &Text,
    of: Speaker,
    enforced: Enforced,
    penalty: u8,
) -> Vec<Text> {
    let who = who(of);
    let all = of == Speaker::Others;
    let (must, say) = if all { ("müssen", "sagen") } else { ("muss", "sagt") };
    if enforced == Enforced::Automatic {
        return vec![text(
            format!("{}, sagt der Tisch für {} „{}“ an.", when.de, who.de, name.de),
            format!("{}, the table says “{}” for {}.", when.en, name.en, who.en),
        )];
    }
    let free = matches!(enforced, Enforced::Nobody | Enforced::Reminder);
    let due = if free {
        text(
            format!("{}, gehört es sich, dass {} „{}“ {say}.", when.de, who.de, name.de),
            format!("{}, it is good manners that {} say “{}”.", when.en, who.en, name.en),
        )
    } else {
        text(
            format!("{}, {must} {} „{}“ sagen.", when.de, who.de, name.de),
            format!("{}, {} must say “{}”.", when.en, who.en, name.en),
        )
    };
    let at_once = text(
        "Das geschieht gleich, bevor weitergespielt wird.",
        "That is done at once, before play goes on.",
    );
    let mut lines = vec![line(&[due, at_once])];
    lines.extend(forgotten(name, enforced, penalty));
    lines
}

/// "die nächste Person"
fn who(of: Speaker) -> Text {
    match of {
        Speaker::Oneself => text("dich", "you"),
        Speaker::Next => text("die nächste Person", "the next player"),
        Speaker::Previous => text("die Person vor dir", "the player before you"),
        Speaker::Others => text("alle anderen", "all others"),
    }
}

fn forgotten(name: &Text, enforced: Enforced, penalty: u8) -> Option<Text> {
    let cost = penalty_cards(u32::from(penalty));
    Some(match enforced {
        Enforced::Automatic => return None,
        Enforced::Nobody => text(
            format!("Wer „{}“ vergisst, zahlt nichts dafür.", name.de),
            format!("Forgetting “{}” costs nothing.", name.en),
        ),
        Enforced::Reminder => text(
            format!("Der Tisch erinnert daran; wer „{}“ vergisst, zahlt nichts.", name.de),
            format!("The table reminds them; forgetting “{}” costs nothing.", name.en),
        ),
        Enforced::Table if penalty == 0 => text(
            "Vergisst es jemand, merkt das der Tisch beim nächsten Zug.",
            "If somebody forgets, the table notices on the next move.",
        ),
        Enforced::Table => text(
            format!(
                "Vergisst es jemand, merkt das der Tisch beim nächsten Zug, und die Person zieht {}.",
                cost.de
            ),
            format!(
                "If somebody forgets, the table notices on the next move, and that player draws {}.",
                cost.en
            ),
        ),
        Enforced::CatchUntilOwnTurn | Enforced::CatchUntilNextMove if penalty == 0 => text(
            "Wer es vergisst, kann erwischt werden, bis der nächste Zug gemacht ist; bis dahin lässt es sich \
             nachholen.",
            "Whoever forgets can be caught until the next move is made, and may still say it until then.",
        ),
        Enforced::CatchUntilOwnTurn | Enforced::CatchUntilNextMove => text(
            format!(
                "Wer es vergisst, kann erwischt werden, bis der nächste Zug gemacht ist, und zieht dann {}; bis \
                 dahin lässt es sich nachholen.",
                cost.de
            ),
            format!(
                "Whoever forgets can be caught until the next move is made, and then draws {}; until then \
                 it may still be said.",
                cost.en
            ),
        ),
    })
}

//! A call, as its player sees it.

use serde::Serialize;

use crate::mau::moves::CallIndex;

/// A call that the viewer can make now, or has made before laying the card that it is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauCall"))]
pub struct CallView {
    /// The index of the call.
    pub call: CallIndex,
    /// Whether it has been made already and still has to come true in this turn.
    pub said: bool,
    /// Whether making it now would be right: it makes up for an omission, or a card that can be laid in this
    /// turn makes it come true. Once made: whether it can still come true.
    pub right: bool,
    /// Positions in `legal` of the moves that make it come true, at once or with a further card in
    /// the same turn.
    pub with: Vec<u16>,
    /// Cards that its player draws if it was made and does not come true.
    pub costs: u8,
}

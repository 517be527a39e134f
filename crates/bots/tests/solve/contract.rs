//! Games that break the contract are refused.

use stammtisch_bots::solve::{ExtensiveGame, Flaw, Node, SolverSide, compile};

/// The first player acts twice, before and after a chance outcome. The variant says what is wrong with it.
#[derive(Clone, Copy, PartialEq)]
enum Broken {
    Nothing,
    ForgetsTheFirstAction,
    HasOtherActionsByChance,
    HasNoAction,
    HasTooMuchChance,
}

impl ExtensiveGame for Broken {
    type History = Vec<usize>;
    type InformationSet = Vec<usize>;

    fn root(&self) -> Vec<usize> {
        Vec::new()
    }

    fn node(&self, history: &Vec<usize>) -> Node<Vec<usize>> {
        let player = SolverSide::First;
        match history[..] {
            [] => Node::Decision { player, information_set: vec![], actions: 2 },
            [_] => {
                let more = if *self == Self::HasTooMuchChance { 0.6 } else { 0.5 };
                Node::Chance { probabilities: vec![0.5, more] }
            }
            [first, chance] => {
                let forgets = *self == Self::ForgetsTheFirstAction;
                let information_set = if forgets { vec![9] } else { vec![first, 9] };
                let actions = match self {
                    Self::HasOtherActionsByChance => 2 + chance,
                    Self::HasNoAction => 0,
                    _ => 2,
                };
                Node::Decision { player, information_set, actions }
            }
            _ => Node::Terminal { payoff: 1.0 },
        }
    }

    fn after(&self, history: &Vec<usize>, number: usize) -> Vec<usize> {
        [&history[..], &[number]].concat()
    }
}

#[test]
fn a_game_that_breaks_the_contract_is_refused() {
    let flaw = |game: Broken| compile(&game).err();
    assert_eq!(flaw(Broken::Nothing), None);
    assert_eq!(flaw(Broken::ForgetsTheFirstAction), Some(Flaw::ImperfectRecall));
    assert_eq!(flaw(Broken::HasOtherActionsByChance), Some(Flaw::Actions));
    assert_eq!(flaw(Broken::HasNoAction), Some(Flaw::Actions));
    assert_eq!(flaw(Broken::HasTooMuchChance), Some(Flaw::Chance));
}

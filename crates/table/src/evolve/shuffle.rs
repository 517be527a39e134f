//! Applying entries about a match's randomness: commitments, promises, revealed values and shares.

use stammtisch_engine::chance::{SHUFFLE, Seed};
use stammtisch_engine::seat::Seat;

use super::Broken;
use crate::fair::{self, Added, Evidence, Hex32, MIX, Secret};
use crate::state::TableState;
use crate::state::shuffle::{FixedSeed, ShuffleOpening};

impl TableState {
    pub(super) fn seed_fixed(
        &mut self,
        commitment: Hex32,
        seed: &Secret,
        mix: &str,
    ) -> Result<(), Broken> {
        if mix != MIX || seed.seed().is_some_and(|seed| fair::commitment(seed) != commitment) {
            return Err(Broken::Shuffle(self.seq, mix.to_owned()));
        }
        self.shuffle.fix(FixedSeed { commitment, seed: seed.clone(), seq: self.seq });
        Ok(())
    }

    pub(super) fn value_promised(&mut self, seat: Seat, promise: Hex32) -> Result<(), Broken> {
        self.sitting(seat)?;
        if self.shuffle.fixed.is_none() {
            return Err(Broken::NoGame(self.seq));
        }
        self.shuffle.added.insert(seat, Added { promise, value: None });
        Ok(())
    }

    pub(super) fn openings_asked(&mut self, first: Option<Seat>) -> Result<(), Broken> {
        if self.shuffle.fixed.is_none() {
            return Err(Broken::NoGame(self.seq));
        }
        self.shuffle.opening = Some(ShuffleOpening { first });
        Ok(())
    }

    pub(super) fn value_opened(&mut self, seat: Seat, value: Hex32) -> Result<(), Broken> {
        let broken = Broken::Seat(self.seq);
        let Some(fixed) = &self.shuffle.fixed else { return Err(broken) };
        let commitment = fixed.commitment;
        let Some(added) = self.shuffle.added.get_mut(&seat) else { return Err(broken) };
        if fair::promise(&commitment, seat, &value) != added.promise {
            return Err(Broken::Shuffle(self.seq, MIX.to_owned()));
        }
        added.value = Some(value);
        Ok(())
    }

    /// The seed of a match that begins: made from the house's share and the revealed values, or, up
    /// to format 7 and in lessons, given in its entry.
    pub(super) fn seed_of_match(
        &mut self,
        named: Option<&str>,
        shuffle: &str,
    ) -> Result<(Seed, Option<Evidence>), Broken> {
        let broken = || Broken::Shuffle(self.seq, shuffle.to_owned());
        if shuffle != SHUFFLE {
            return Err(broken());
        }
        if let Some(seed) = named {
            return Ok((seed.parse().map_err(|_| broken())?, None));
        }
        if self.shuffle.fixed.is_some() && !self.shuffle.is_ready() {
            return Err(Broken::KeyLost(self.seq));
        }
        let evidence = self.shuffle.take().ok_or(Broken::NoGame(self.seq))?;
        let seed = evidence.match_seed(&self.rules.by.text, self.seat_count());
        Ok((seed, Some(evidence)))
    }

    pub(super) fn seed_opened(&mut self, seed: &Secret) -> Result<(), Broken> {
        let seq = self.seq;
        let game = self.game.as_mut().filter(|game| game.is_noted).ok_or(Broken::NoGame(seq))?;
        let evidence = game.evidence.clone().ok_or(Broken::NoGame(seq))?;
        if seed.seed() != Some(&evidence.seed) {
            return Err(Broken::Shuffle(seq, MIX.to_owned()));
        }
        game.is_seed_opened = true;
        if let Some(record) = self.results.matches.last_mut() {
            record.evidence = Some(evidence.into());
            self.results.seq = seq;
        }
        Ok(())
    }
}

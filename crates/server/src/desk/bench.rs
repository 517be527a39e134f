//! Memory for hashing passphrases: one block for each thread of the desk, made once and kept, since
//! blocks that come and go stay with the allocator and add up.

use argon2::Block;

/// Room to hash in.
#[derive(Default)]
pub(crate) struct Bench {
    blocks: Vec<Block>,
    /// Pieces made since somebody asked.
    made: usize,
}

impl Bench {
    /// So many blocks, with anything in them.
    pub(crate) fn blocks(&mut self, count: usize) -> &mut [Block] {
        if self.blocks.len() < count {
            self.made += 1;
            // Not the old ones and the new ones at a time.
            self.blocks = Vec::new();
            self.blocks.resize(count, Block::new());
        }
        &mut self.blocks[..count]
    }

    /// Pieces made since this was asked last.
    pub(super) fn take_made(&mut self) -> usize {
        std::mem::take(&mut self.made)
    }
}

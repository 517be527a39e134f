//! Memory for hashing passphrases: one allocation for each thread of the worker pool, made once and
//! kept, because blocks that come and go stay with the allocator and add up.

use argon2::Block;

/// Memory to hash in.
#[derive(Default)]
pub(crate) struct HashMemory {
    blocks: Vec<Block>,
    /// Allocations made since this was last asked for.
    made: usize,
}

impl HashMemory {
    /// This many blocks, with arbitrary contents.
    pub(crate) fn blocks(&mut self, count: usize) -> &mut [Block] {
        if self.blocks.len() < count {
            self.made += 1;
            // The old allocation is freed before the new one is made.
            self.blocks = Vec::new();
            self.blocks.resize(count, Block::new());
        }
        &mut self.blocks[..count]
    }

    /// Allocations made since the last call.
    pub(super) fn take_made(&mut self) -> usize {
        std::mem::take(&mut self.made)
    }
}

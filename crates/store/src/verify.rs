//! Verifies that a table that was read is what was written.

use crate::error::StoreError;
use crate::hash::Hash;
use crate::tables::StoredTable;

/// Follows the hash chain from the header to the head.
///
/// An error names the first entry that is missing, superfluous or does not fit. A damaged header or
/// id shows at the first link, or in the head of a table without entries.
pub(crate) fn verify(table: StoredTable) -> Result<StoredTable, StoreError> {
    let corrupt = |seq| Err(StoreError::Corrupt { table: table.head.id, seq });
    let start = Hash::genesis(table.head.id, &table.head.header);
    let (mut hash, mut of_old) = (start, true);
    for (seq, entry) in (1..).zip(&table.log) {
        // The hash itself tells which of the two forms it is. After the first entry in the new form
        // there are no old ones.
        let old = hash.link_of_old(seq, &entry.bytes);
        of_old = of_old && entry.hash == old;
        hash = if of_old { old } else { hash.link(&entry.linked(seq)) };
        if entry.seq != seq || entry.hash != hash || seq > table.head.seq {
            return corrupt(seq);
        }
    }
    let read = table.log.len() as u64;
    if read < table.head.seq {
        return corrupt(read + 1);
    }
    if hash != table.head.hash {
        return corrupt(read);
    }
    Ok(table)
}

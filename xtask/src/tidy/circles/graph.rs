//! Cycles in a graph: strongly connected components.

use std::collections::{BTreeMap, BTreeSet};

type Edges<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// The strongly connected components of more than one node; sorted.
pub(super) fn circles<'a>(edges: &Edges<'a>) -> Vec<Vec<&'a str>> {
    let mut back: Edges<'a> = BTreeMap::new();
    for (from, all) in edges {
        all.iter().for_each(|to| {
            back.entry(to).or_default().insert(from);
        });
    }
    // Kosaraju's algorithm: the node left last reaches no cycle that was left before.
    let (mut seen, mut left) = (BTreeSet::new(), Vec::new());
    edges.keys().for_each(|from| walk(from, edges, &mut seen, &mut left));
    let mut circles = Vec::new();
    seen.clear();
    for from in left.into_iter().rev() {
        let mut circle = Vec::new();
        walk(from, &back, &mut seen, &mut circle);
        if circle.len() > 1 {
            circle.sort_unstable();
            circles.push(circle);
        }
    }
    circles.sort();
    circles
}

/// All unvisited nodes that can be reached, in postorder.
fn walk<'a>(
    from: &'a str,
    edges: &Edges<'a>,
    seen: &mut BTreeSet<&'a str>,
    left: &mut Vec<&'a str>,
) {
    let mut way = vec![(from, false)];
    while let Some((at, is_left)) = way.pop() {
        if is_left {
            left.push(at);
        } else if seen.insert(at) {
            way.push((at, true));
            let further = edges.get(at).into_iter().flatten();
            way.extend(further.filter(|to| !seen.contains(*to)).map(|to| (*to, false)));
        }
    }
}

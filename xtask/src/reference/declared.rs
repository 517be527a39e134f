//! Parses the generated TypeScript declarations: the fields of a type, their kinds, and their meanings.

/// The shape of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// A string literal.
    Text(String),
    /// A declared type, or one built into the language.
    Named(String),
    /// A list of values.
    List(Box<Shape>),
    /// A tuple.
    Tuple(Vec<Shape>),
    /// A map from names to values.
    Map(Box<Shape>),
    Fields(Vec<Field>),
    /// One of several shapes.
    Union(Vec<Shape>),
    /// An intersection: the fields of all of them.
    All(Vec<Shape>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Field {
    pub(super) name: String,
    /// Whether it may be missing.
    pub(super) optional: bool,
    pub(super) shape: Shape,
    pub(super) doc: String,
}

/// A type of the wire protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Declared {
    pub(super) name: String,
    pub(super) doc: String,
    pub(super) shape: Shape,
}

/// The type that a file declares; none if it cannot be parsed.
pub(super) fn read(text: &str) -> Option<Declared> {
    let is_head = |line: &&str| !line.starts_with("import ") && !line.starts_with("//");
    let body: Vec<&str> = text.lines().filter(is_head).collect();
    let body = body.join("\n");
    let mut reader = Reader { rest: &body };
    let doc = reader.doc();
    reader.take("export type")?;
    let name = reader.word()?;
    reader.take("=")?;
    let shape = reader.union()?;
    reader.take(";")?;
    reader.rest.trim().is_empty().then_some(Declared { name, doc, shape })
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn take(&mut self, text: &str) -> Option<()> {
        self.rest = self.rest.trim_start().strip_prefix(text)?;
        Some(())
    }

    fn until(&mut self, end: &str) -> Option<String> {
        let (found, rest) = self.rest.split_once(end)?;
        self.rest = rest;
        Some(found.into())
    }

    fn word(&mut self) -> Option<String> {
        let rest = self.rest.trim_start();
        let in_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
        let end = rest.find(|c| !in_word(c)).unwrap_or(rest.len());
        let (word, rest) = rest.split_at(end);
        self.rest = rest;
        (!word.is_empty()).then(|| word.into())
    }

    /// The comment at this place, in one line.
    fn doc(&mut self) -> String {
        if self.take("/**").is_none() {
            return String::new();
        }
        let text = self.until("*/").unwrap_or_default();
        let lines = text.lines().map(|line| line.trim().trim_start_matches('*').trim());
        lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
    }

    fn union(&mut self) -> Option<Shape> {
        let mut all = vec![self.both()?];
        while self.take("|").is_some() {
            all.push(self.both()?);
        }
        Some(if all.len() == 1 { all.remove(0) } else { Shape::Union(all) })
    }

    fn both(&mut self) -> Option<Shape> {
        let mut all = vec![self.one()?];
        while self.take("&").is_some() {
            all.push(self.one()?);
        }
        Some(if all.len() == 1 { all.remove(0) } else { Shape::All(all) })
    }

    fn one(&mut self) -> Option<Shape> {
        if self.take("(").is_some() {
            let shape = self.union()?;
            self.take(")")?;
            return Some(shape);
        }
        if self.take("\"").is_some() {
            return self.until("\"").map(Shape::Text);
        }
        if self.take("[").is_some() {
            let mut all = vec![self.union()?];
            while self.take(",").is_some() {
                all.push(self.union()?);
            }
            self.take("]")?;
            return Some(Shape::Tuple(all));
        }
        if self.take("{").is_some() {
            return self.fields();
        }
        let name = self.word()?;
        if name == "Array" {
            self.take("<")?;
            let shape = self.union()?;
            self.take(">")?;
            return Some(Shape::List(Box::new(shape)));
        }
        Some(Shape::Named(name))
    }

    fn fields(&mut self) -> Option<Shape> {
        if self.take("[key in string]").is_some() {
            let _ = self.take("?");
            self.take(":")?;
            let shape = self.union()?;
            self.take("}")?;
            return Some(Shape::Map(Box::new(shape)));
        }
        let mut fields = Vec::new();
        while self.take("}").is_none() {
            let doc = self.doc();
            let quoted = self.take("\"").is_some();
            let name = self.word()?;
            if quoted {
                self.take("\"")?;
            }
            let optional = self.take("?").is_some();
            self.take(":")?;
            fields.push(Field { name, optional, shape: self.union()?, doc });
            let _ = self.take(",");
        }
        Some(Shape::Fields(fields))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_declaration_is_read_with_its_comments() {
        let text = "// generated\nimport type { Card } from \"./Card\";\n\n/**\n * A move,\n * or none.\n */\n\
            export type Move = { \"move\": \"play\", \n/**\n * Which.\n */\ncard: Card, under?: Card | null, } \
            | { \"move\": \"pass\" } & ({ pair: [Seat, Array<string>] });";
        let read = read(text).unwrap();
        assert_eq!((read.name.as_str(), read.doc.as_str()), ("Move", "A move, or none."));
        let Shape::Union(variants) = read.shape else { panic!("{:?}", read.shape) };
        let Shape::Fields(play) = &variants[0] else { panic!("{variants:?}") };
        let names: Vec<_> =
            play.iter().map(|field| (field.name.as_str(), field.optional)).collect();
        assert_eq!(names, [("move", false), ("card", false), ("under", true)]);
        assert_eq!(play[1].doc, "Which.");
        assert!(matches!(&variants[1], Shape::All(parts) if parts.len() == 2));
    }

    #[test]
    fn what_is_not_understood_is_not_guessed() {
        for text in ["", "export type A = ", "export type A = { a }", "export type A = B; more"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}

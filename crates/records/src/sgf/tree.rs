//! The tree of a game: nodes with properties.

/// A node, its children by their places in the tree, the main line's first.
#[derive(Debug, Default)]
pub(super) struct Node {
    pub(super) properties: Vec<Property>,
    pub(super) children: Vec<usize>,
}

/// A property with its values, and where it begins.
#[derive(Debug)]
pub(super) struct Property {
    pub(super) name: String,
    pub(super) values: Vec<String>,
    pub(super) place: Place,
}

/// A line and a character of it, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
}

/// What is wrong, and where.
pub(super) type Wrong = (Place, String);

/// The nodes of a tree, the root first.
pub(super) fn tree(text: &str) -> Result<Vec<Node>, Wrong> {
    let mut reader = Reader { rest: text.chars().peekable(), place: Place { line: 1, column: 1 } };
    let mut nodes: Vec<Node> = Vec::new();
    // The node before which each open parenthesis stands, and the last node read.
    let (mut open, mut last): (Vec<Option<usize>>, Option<usize>) = (Vec::new(), None);
    loop {
        reader.skip_blank();
        let place = reader.place;
        match reader.take() {
            Some('(') => open.push(last),
            Some(')') => {
                let Some(before) = open.pop() else { return Err((place, "this parenthesis closes nothing".to_owned())) };
                last = before;
                if open.is_empty() {
                    return if nodes.is_empty() { Err((place, "there is no node in it".to_owned())) } else { Ok(nodes) };
                }
            }
            Some(';') => {
                let node = Node { properties: reader.properties()?, children: Vec::new() };
                if let Some(parent) = last {
                    let index = nodes.len();
                    nodes[parent].children.push(index);
                } else if !nodes.is_empty() {
                    return Err((place, "a game has one root".to_owned()));
                }
                nodes.push(node);
                last = Some(nodes.len() - 1);
            }
            Some(other) => return Err((place, format!("`{other}` stands where a node should: `;`, `(` or `)`"))),
            None => return Err((place, "the game has no end: a `)` is missing".to_owned())),
        }
    }
}

struct Reader<'t> {
    rest: std::iter::Peekable<std::str::Chars<'t>>,
    place: Place,
}

impl Reader<'_> {
    fn take(&mut self) -> Option<char> {
        let character = self.rest.next()?;
        if character == '\n' {
            self.place = Place { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(character)
    }

    fn peek(&mut self) -> Option<char> {
        self.rest.peek().copied()
    }

    fn skip_blank(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.take();
        }
    }

    fn properties(&mut self) -> Result<Vec<Property>, Wrong> {
        let mut properties = Vec::new();
        loop {
            self.skip_blank();
            let place = self.place;
            let mut name = String::new();
            while let Some(character) = self.peek().filter(char::is_ascii_alphanumeric) {
                // Older files write small letters too, which mean nothing.
                if !character.is_ascii_lowercase() {
                    name.push(character);
                }
                self.take();
            }
            if self.place == place {
                return Ok(properties);
            }
            let mut values = Vec::new();
            loop {
                self.skip_blank();
                if self.peek() != Some('[') {
                    break;
                }
                self.take();
                values.push(self.value(place)?);
            }
            if values.is_empty() {
                return Err((place, format!("the property `{name}` has no value: write `{name}[…]`")));
            }
            properties.push(Property { name, values, place });
        }
    }

    /// A value up to its `]`. A backslash takes away the meaning of the next character, and joins lines.
    fn value(&mut self, place: Place) -> Result<String, Wrong> {
        let mut value = String::new();
        loop {
            match self.take() {
                Some(']') => return Ok(value),
                Some('\\') => match self.take() {
                    Some('\n') => {}
                    Some(character) => value.push(character),
                    None => {}
                },
                Some(character) => value.push(character),
                None => return Err((place, "this property has no end: a `]` is missing".to_owned())),
            }
        }
    }
}

//! test_bindings.rs - the Rust binding: what fails is an error, and slices change no text
//!
//!     rustc tests/test_bindings.rs -L . -o test_rust && LD_LIBRARY_PATH=. ./test_rust MODEL
//!
//! With --cfg outlives it must not compile: there a session outlives its model.

#[path = "../examples/rust/bitnet.rs"]
mod bitnet;
use bitnet::{ffi, Budget, Grammar, Model, Sampling, Slice};

struct Checks {
    passed: i32,
    failed: i32,
}

impl Checks {
    fn that(&mut self, good: bool, what: &str) {
        if good {
            self.passed += 1;
        } else {
            self.failed += 1;
            println!("FAILED {}", what);
        }
    }

    fn fails<T>(&mut self, result: bitnet::Result<T>, expected: i32, what: &str) {
        match result {
            Ok(_) => self.that(false, what),
            Err(error) => {
                let good = error.result == expected && !error.message.is_empty();
                self.that(good, &format!("{}: {} {}", what, error.result, error.message));
            }
        }
    }
}

#[cfg(outlives)]
fn outlives(path: &str) -> bitnet::Session<'static> {
    let model = Model::load(path).unwrap();
    model.session().unwrap()
}

fn main() -> bitnet::Result<()> {
    let path = std::env::args().nth(1).expect("a model");
    let mut checks = Checks { passed: 0, failed: 0 };
    checks.fails(Model::load("no such file"), ffi::BITNET_ERROR_IO, "a missing file");
    checks.fails(Model::load("a\0b"), ffi::BITNET_ERROR_ARGUMENT, "a path with a zero byte");
    checks.fails(Grammar::new("root ::= ("), ffi::BITNET_ERROR_GRAMMAR_SYNTAX, "a malformed grammar");

    let model = Model::load(&path)?;
    let mut session = model.session()?;
    let whole = session.generate("Words: kite\n\n", |_| {})?;
    let mut sliced = model.session()?;
    let (mut text, mut pending) = (String::new(), 0);
    sliced.begin("Words: kite\n\n")?;
    loop {
        match sliced.next(Budget { microseconds: 0, tokens: 1 })? {
            Slice::Text(piece) => text += &piece,
            Slice::Pending => pending += 1,
            Slice::End => break,
        }
    }
    checks.that(pending > 0 && !whole.is_empty() && text == whole, "slices change the text");

    let saved = sliced.save()?;
    checks.fails(sliced.load(&saved[..saved.len() / 2]), ffi::BITNET_ERROR_STATE_SIZE, "half a saved session");
    checks.that(sliced.load(&saved).is_ok(), "a saved session");
    checks.fails(sliced.feed(&[-1]), ffi::BITNET_ERROR_TOKEN, "a token that does not exist");
    let bad = Sampling { temperature: -1.0, ..Sampling::default() };
    checks.fails(sliced.set_sampling(&bad), ffi::BITNET_ERROR_ARGUMENT, "a negative temperature");
    checks.that(model.tokenize("a\0b", 0)?.len() > 1, "a text with a zero byte");

    // several threads share a model, and a session outlives its grammar
    let answers = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..2)
            .map(|_| {
                let model = &model;
                scope.spawn(move || {
                    let mut session = model.session()?;
                    session.set_grammar(Some(&Grammar::new("root ::= \" yes\" | \" no\"")?))?;
                    session.generate("Words:", |_| {})
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect::<Vec<_>>()
    });
    for answer in answers {
        let answer = answer?;
        checks.that(answer == " yes" || answer == " no", "a grammar on another thread");
    }
    session.set_grammar(Some(&Grammar::new("root ::= \" yes\" | \" no\"")?))?;
    let _in_its_place = Grammar::new("root ::= \" aye\" | \" so\"")?;
    let answer = session.generate("Words:", |_| {});
    checks.that(answer.map_or(false, |a| a == " yes" || a == " no"), "a grammar that only a session has");
    println!("{} passed, {} failed", checks.passed, checks.failed);
    std::process::exit((checks.failed > 0) as i32)
}

//! Three things: a story as it comes, words of a given form, a chat that is saved and goes on.
//!
//!     cc -O2 -shared -fPIC -DBITNET_IMPLEMENTATION -x c tools/bitnet_all.h -o libbitnet.so
//!     rustc -O examples/rust/example.rs -L . -o example && LD_LIBRARY_PATH=. ./example

mod bitnet;
use bitnet::{ffi, Grammar, Model, Sampling};
use std::io::Write;

// The system prompt, in the form of this model: what Anna has seen.
const WORLD: &str = "System: You are Anna, a kind girl. You were at the mill. Ben was at the mill. The bread was \
    with you. Ben took the drum. The drum was with Ben. Ben went to the barn because he was curious.<|eot_id|>";

fn print(text: &str) {
    print!("{}", text);
    std::io::stdout().flush().unwrap();
}

fn main() -> bitnet::Result<()> {
    let model = Model::load("examples/models/stories.gguf")?;
    let mut session = model.session()?;
    session.set_sampling(&Sampling { temperature: 0.8, seed: 5, ..Sampling::default() })?;
    print("Words:");
    session.generate("Words:", print)?;
    println!();

    let mut session = model.session()?;
    session.set_grammar(Some(&Grammar::new("root ::= \" hammer\" | \" needle\" | \" net\"")?))?;
    print("The scarf tore. Anna needed a");
    session.generate("The scarf tore. Anna needed a", print)?;
    println!();

    let model = Model::load("examples/models/villager.gguf")?;
    let mut session = model.session()?;
    session.feed(&model.tokenize(WORLD, ffi::BITNET_ADD_BOS | ffi::BITNET_PARSE_SPECIAL)?)?;
    println!("Where is Ben? {}", session.chat("Where is Ben?", |_| {})?);
    let saved = session.save()?;
    let said = session.chat("Please give me the bread.", |_| {})?;
    let mut other = model.session()?;
    other.load(&saved)?;
    print("Please give me the bread. ");
    let again = other.chat("Please give me the bread.", print)?;
    println!("\nthe same as without saving: {}", if said == again { "yes" } else { "no" });
    Ok(())
}

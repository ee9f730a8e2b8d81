/* Three things: a story as it comes, words of a given form, a chat that is saved and goes on.

       cc -O2 -shared -fPIC -DBITNET_IMPLEMENTATION -x c tools/bitnet_all.h -o libbitnet.so
       mcs -langversion:7.2 examples/csharp/[A-Z]*.cs -out:example.exe
       LD_LIBRARY_PATH=. mono example.exe */

using System;
using System.Text;
using Bitnet;

static class Example
{
    // The system prompt, in the form of this model: what Anna has seen.
    const string World =
        "System: You are Anna, a kind girl. You were at the mill. Ben was at the mill. The bread was with you. " +
        "Ben took the drum. The drum was with Ben. Ben went to the barn because he was curious.<|eot_id|>";

    static void Main()
    {
        Console.OutputEncoding = new UTF8Encoding(false);
        using (var model = new Model("examples/models/stories.gguf"))
        using (Session teller = new Session(model, new Sampling { Temperature = 0.8f, Seed = 5 }),
                       scarf = new Session(model))
        using (var tools = new Grammar("root ::= \" hammer\" | \" needle\" | \" net\""))
        {
            Console.Write("Words:");
            foreach (string piece in teller.Generate("Words:")) Console.Write(piece);
            Console.WriteLine();

            scarf.SetGrammar(tools);
            Console.WriteLine("The scarf tore. Anna needed a" +
                              string.Concat(scarf.Generate("The scarf tore. Anna needed a")));
        }
        using (var model = new Model("examples/models/villager.gguf"))
        using (Session chat = new Session(model), later = new Session(model))
        {
            chat.Feed(model.Tokenize(World, Constants.AddBos | Constants.ParseSpecial));
            Console.WriteLine("Where is Ben? " + string.Concat(chat.Chat("Where is Ben?")));
            byte[] saved = chat.Save();
            string said = string.Concat(chat.Chat("Please give me the bread."));
            later.Restore(saved);
            string again = string.Concat(later.Chat("Please give me the bread."));
            Console.WriteLine("Please give me the bread. " + again);
            Console.WriteLine("the same as without saving: " + (said == again ? "yes" : "no"));
        }
    }
}

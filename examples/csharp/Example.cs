/* Three things: a story as it comes, an answer of a given form, a chat that is saved and goes on.

       cc -O2 -shared -fPIC -DBITNET_IMPLEMENTATION -x c tools/bitnet_schema.h -o libbitnet.so
       mcs -langversion:7.2 examples/csharp/[A-Z]*.cs -out:example.exe
       LD_LIBRARY_PATH=. mono example.exe [MODEL] */

using System;
using System.Text;
using Bitnet;

static class Example
{
    static void Main(string[] arguments)
    {
        var sampling = new Sampling { Temperature = 0.8f, Seed = 1 };
        var twenty = new GenerateOptions { MaxTokens = 20 };
        Console.OutputEncoding = new UTF8Encoding(false);
        using (var model = new Model(arguments.Length > 0 ? arguments[0] : "examples/models/stories.gguf"))
        using (Session teller = new Session(model, sampling), sky = new Session(model),
                       chat = new Session(model, sampling), later = new Session(model))
        using (var colours = new Grammar("root ::= \" red\" | \" blue\" | \" green\""))
        {
            Console.Write("Once upon a time");
            foreach (string piece in teller.Generate("Once upon a time")) Console.Write(piece);
            Console.WriteLine();

            sky.SetGrammar(colours);
            Console.WriteLine("The sky was" + string.Concat(sky.Generate("The sky was")));

            Console.WriteLine("Hello! ->" + string.Concat(chat.Chat("Hello!", twenty)));
            byte[] saved = chat.Save();
            string said = string.Concat(chat.Chat("And then?", twenty));
            later.Restore(saved);
            string again = string.Concat(later.Chat("And then?", twenty));
            Console.WriteLine("And then? ->" + again);
            Console.WriteLine("the same as without saving: " + (said == again ? "yes" : "no"));
        }
    }
}

/* What examples/csharp does beside its example: no allocation, lives, async streams, spans. */

using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using Bitnet;

static class TestBindings
{
    static void Check(bool good, string what)
    {
        if (!good) throw new Exception(what);
    }

    static Result ErrorOf(Action action)
    {
        try { action(); }
        catch (BitnetException error) { return error.Message.Length > 0 ? error.Result : Result.Ok; }
        return Result.Ok;
    }

    static async Task<string> All(IAsyncEnumerable<string> stream, CancellationToken token)
    {
        string all = "";
        IAsyncEnumerator<string> pieces = stream.GetAsyncEnumerator(token);
        while (await pieces.MoveNextAsync()) all += pieces.Current;
        return all;
    }

    /* Bytes that 100 tokens take of the managed heap. */
    static long Allocated(Session session)
    {
        session.Begin("Words:", new GenerateOptions { IgnoreEnd = true });
        for (int i = 0; i < 20; i++) session.Next();
        GC.Collect();
        int collections = GC.CollectionCount(0);
        long before = GC.GetTotalMemory(false), characters = 0;
        for (int i = 0; i < 100; i++)
        {
            session.Next();
            characters += session.Text.Count + session.Span.Length - session.Utf8.Length;
        }
        Check(characters > 0 && GC.CollectionCount(0) == collections, "text, and no collection");
        return GC.GetTotalMemory(false) - before;
    }

    static void Main(string[] arguments)
    {
        var model = new Model(arguments[0], new ModelOptions { Threads = 1 });
        Check(model.Info.Vocabulary == 2048, "the vocabulary");
        Check(model.Tokenize("the cat").Length > 1, "tokens");
        Check(ErrorOf(() => new Model("no such file")) == Result.ErrorIo, "a missing file");
        Check(ErrorOf(() => new Grammar("root ::= (")) == Result.ErrorGrammarSyntax, "a bad grammar");
        var sampling = new Sampling { Temperature = 0.8f, Seed = 1 };
        var options = new GenerateOptions { MaxTokens = 30 };
        var session = new Session(model, sampling);
        string whole = string.Concat(session.Generate("Words:", options));
        Check(ErrorOf(() => session.Restore(new byte[99])) == Result.ErrorStateMagic, "a bad state");
        var none = CancellationToken.None;
        Check(All(new Session(model, sampling).GenerateAsync("Words:", options), none).Result == whole,
              "an async stream");
        Session copy = session.Copy();
        Check(copy.Length == session.Length && copy.Choose(new[] { " red", " the" }) ==
              session.Choose(new[] { " red", " the" }), "a copy");
        Check(Allocated(new Session(model)) < 8192, "tokens allocate"); // a page of its allocator
        var grammar = Grammar.FromJsonSchema("{\"type\": \"boolean\"}");
        var asked = new Session(model);
        asked.SetGrammar(grammar);
        grammar.Dispose(); // the session still needs it
        model.Dispose();
        string answer = string.Concat(asked.Generate("It is")).Trim();
        Check(answer == "true" || answer == "false", "a grammar");
        Console.WriteLine("C#: all is well");
    }
}

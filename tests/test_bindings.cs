/* What examples/csharp does besides its example: no allocation, lives, async streams, spans, misuse.

       mono test.exe MODEL ADAPTER    an adapter for the model, from tests/adapter.py

   Prints the name of each call that could end the program before it makes it. */

using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Text;
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
        Check(model.Info.VocabSize == 2048, "the vocabulary");
        Check(model.Tokenize("the cat").Length > 1, "tokens");
        Check(model.Metadata("tokenizer.ggml.model") == "gpt2" && model.Metadata("none") == "", "metadata");
        Check(ErrorOf(() => new Model("no such file")) == Result.ErrorIo, "a missing file");
        Check(ErrorOf(() => new Grammar("root ::= (")) == Result.ErrorGrammarSyntax, "a bad grammar");
        var sampling = new Sampling { Temperature = 0.8f, Seed = 1 };
        var options = new GenerateOptions { MaxTokens = 30 };
        var session = new Session(model, sampling);
        string whole = string.Concat(session.Generate("Words:", options));
        Check(ErrorOf(() => session.Restore(new byte[99])) == Result.ErrorStateMagic, "a bad state");
        string state = arguments[1] + ".session";
        foreach (bool light in new[] { false, true })
        {
            var loaded = new Session(model);
            session.Save(state, light);
            loaded.Load(state);
            Check(loaded.Length == session.Length && string.Concat(loaded.Generate(null, options)) ==
                  string.Concat(session.Copy().Generate(null, options)), "a saved session");
        }
        Check(ErrorOf(() => session.Load(arguments[0])) == Result.ErrorStateMagic, "a file of another kind");
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
        Misuse(arguments[0], arguments[1]);
        Lives(arguments[0], arguments[1]);
        Ends(arguments[0]);
        Texts(arguments[0]);
        WithoutLibrary();
        Console.WriteLine("C#: all is well");
    }

    /* ---- misuse: every method, with disposed objects and without arguments */

    static void Throws<T>(string what, Func<object> call) where T : Exception
    {
        Console.WriteLine(what);
        try { call(); }
        catch (TargetInvocationException error)
        {
            Check(error.InnerException is T, what + ": " + error.InnerException);
            return;
        }
        Check(false, what + ": no error");
    }

    static object Good(ParameterInfo parameter, object[] goods)
    {
        if (parameter.HasDefaultValue) return parameter.DefaultValue;
        foreach (object good in goods)
            if (parameter.ParameterType.IsInstanceOfType(good)) return good;
        throw new Exception("the test has no " + parameter.ParameterType);
    }

    static readonly string[] optional = { "sampling", "prompt", "grammar", "adapter", "bias", "edit", "cancellation" };

    /* Calls a method without each of the arguments that it needs. */
    static void WithoutArguments(MethodBase method, object[] goods, Func<object[], object> call)
    {
        ParameterInfo[] parameters = method.GetParameters();
        for (int i = 0; i < parameters.Length; i++)
        {
            object[] given = Array.ConvertAll(parameters, p => Good(p, goods));
            if (parameters[i].ParameterType.IsValueType || parameters[i].HasDefaultValue ||
                Array.IndexOf(optional, parameters[i].Name) >= 0) continue;
            given[i] = null;
            Throws<ArgumentNullException>(method.DeclaringType.Name + "." + method.Name + " without " +
                                          parameters[i].Name, () => call(given));
        }
    }

    /* Spans cannot be boxed. */
    static bool Spans(Session session)
    {
        try { return session.Span.Length + session.Utf8.Length < 0; }
        catch (ObjectDisposedException) { return true; }
    }

    static void Misuse(string path, string adapterPath)
    {
        const BindingFlags flags = BindingFlags.Public | BindingFlags.Instance | BindingFlags.Static |
                                   BindingFlags.DeclaredOnly;
        var model = new Model(path, new ModelOptions { Threads = 1 });
        var session = new Session(model);
        object[] goods = { adapterPath, new[] { 1 }, new[] { " a" }, new byte[1], model, session, new StringBuilder(),
                           new Grammar("root ::= \"a\""), new Adapter(model, adapterPath), new Sampling(), 0, 0L,
                           new LogitBias[1] };
        Owner[] live = { model, (Owner)goods[7], (Owner)goods[8], session };
        Owner[] disposed = { new Model(path), new Grammar("root ::= \"a\""), new Adapter(model, adapterPath),
                             new Session(model) };
        for (int i = 0; i < live.Length; i++)
        {
            disposed[i].Dispose();
            disposed[i].Dispose();
            Type type = live[i].GetType();
            foreach (ConstructorInfo constructor in type.GetConstructors())
                WithoutArguments(constructor, goods, constructor.Invoke);
            foreach (MethodInfo method in type.GetMethods(flags))
            {
                Owner on = live[i], off = disposed[i];
                string name = type.Name + "." + method.Name;
                if (method.Name == "get_Span" || method.Name == "get_Utf8") continue;
                object[] given = Array.ConvertAll(method.GetParameters(), p => Good(p, goods));
                if (!method.IsStatic)
                    Throws<ObjectDisposedException>(name + " of a disposed object", () => method.Invoke(off, given));
                WithoutArguments(method, goods, arguments => method.Invoke(on, arguments));
            }
            Owner owner = disposed[i];
            Throws<ObjectDisposedException>(type.Name + ".Handle of a disposed object",
                                            () => typeof(Owner).GetProperty("Handle").GetValue(owner, null));
        }
        Check(Spans((Session)disposed[3]), "spans of a disposed session");
        foreach (Owner owner in disposed) // as an argument
            foreach (MethodInfo method in typeof(Session).GetMethods(flags))
                if (method.GetParameters().Length > 0 && method.GetParameters()[0].ParameterType == owner.GetType())
                {
                    object[] given = Array.ConvertAll(method.GetParameters(), p => Good(p, goods));
                    given[0] = owner;
                    Throws<ObjectDisposedException>(method.Name + " with a disposed object",
                                                    () => method.Invoke(session, given));
                }
        Check(ErrorOf(() => session.Feed(new[] { -1 })) == Result.ErrorToken, "a token that does not exist");
        Check(ErrorOf(() => session.Truncate(-1)) == Result.ErrorArgument, "a negative length");
    }

    /* ---- lives */

    static long Resident()
    {
        GC.Collect();
        GC.WaitForPendingFinalizers();
        if (!File.Exists("/proc/self/statm")) return 0;
        return long.Parse(File.ReadAllText("/proc/self/statm").Split(' ')[1]) / 256;
    }

    static void Change(Session session)
    {
        using (var grammar = new Grammar("root ::= [a-z]{1,5000}")) session.SetGrammar(grammar);
        session.SetGrammar(null);
    }

    static void Edit(IntPtr user, IntPtr logits, int vocabulary) { edits += vocabulary; }
    static int edits;

    static LogitBias[] Half(Model model) /* a byte that is no text */
    {
        int id = 0;
        while (Marshal.ReadByte(Native.bitnet_token_bytes(model.Tokenizer, id).Data) != 0xE2) id++;
        return new[] { new LogitBias { Id = id, Bias = 1000 } };
    }

    static Session Biased(Model model)
    {
        var session = new Session(model);
        session.SetSampling(new Sampling(), Half(model));
        return session;
    }

    static Session Edited(Model model)
    {
        var session = new Session(model);
        session.SetSampling(new Sampling(), null, Edit);
        return session;
    }

    static void Lives(string path, string adapterPath)
    {
        var model = new Model(path, new ModelOptions { Threads = 1 });
        var session = new Session(model);
        Change(session);
        long before = Resident();
        for (int i = 0; i < 300; i++) Change(session);
        long grown = Resident() - before;
        Console.WriteLine("300 grammars, set and removed, leave " + grown + " MiB");
        Check(grown < 20, "grammars are kept");
        var adapter = new Adapter(model, adapterPath);
        session.SetAdapter(adapter);
        adapter.Dispose();
        session.SetAdapter(null);
        var options = new GenerateOptions { MaxTokens = 3 };
        Session biased = null, edited = null, copy = null;
        var thread = new Thread(() => // whose stack no collection finds
        {
            biased = Biased(model);
            edited = Edited(model);
            copy = biased.Copy();
            Check(ErrorOf(() => biased.SetSampling(new Sampling { Temperature = float.NaN }, new LogitBias[1])) ==
                  Result.ErrorArgument, "a bad sampling");
            biased.SetSampling(new Sampling(), Half(model));
        });
        thread.Start();
        thread.Join();
        var rubbish = new List<LogitBias[]>(); // where the list was
        for (int k = 0; k < 5; k++)
        {
            GC.Collect();
            for (int i = 0; i < 50000; i++) rubbish.Add(new[] { new LogitBias { Id = 5, Bias = 1000 } });
        }
        Check(string.Concat(biased.Generate("Words:", options)) == "\uFFFD\uFFFD\uFFFD", "a bias list");
        Check(string.Concat(copy.Generate("Words:", options)) == "\uFFFD\uFFFD\uFFFD", "a copy's bias list");
        Check(string.Concat(edited.Generate("Words:", options)) != "" && edits == 3 * 2048, "a callback");
    }

    /* A session that its own callback disposes of. */
    static void Ends(string path)
    {
        var model = new Model(path, new ModelOptions { Threads = 1 });
        var session = new Session(model);
        FieldInfo field = typeof(Life).GetField("users", BindingFlags.NonPublic | BindingFlags.Instance);
        Life life = model.life;
        int users = 0;
        session.SetSampling(new Sampling(), null, (user, logits, vocabulary) =>
        {
            session.Dispose();
            users = (int)field.GetValue(life);
        });
        model.Dispose();
        session.Begin("Words:");
        Console.WriteLine("a session that its own callback disposes of");
        Check(session.Next() && users == 1 && (int)field.GetValue(life) == 0, "the model ends after the call");
        try
        {
            session.Next();
            Check(false, "a disposed session");
        }
        catch (ObjectDisposedException) { }
    }

    /* ---- texts */

    static void Texts(string path)
    {
        var model = new Model(path, new ModelOptions { Threads = 1 });
        Session session = new Session(model), other = new Session(model);
        foreach (string text in new[] { "a\0b", "\uD800", "x\uDFFFy" })
        {
            session.Reset();
            session.Begin(text);
            Check(session.Length == model.Tokenize(text).Length, "a text with a zero byte");
            session.Reset();
            session.BeginChat(text);
            other.Reset();
            other.BeginChat(text.Substring(0, 1));
            Check(session.Length > other.Length || text.Length == 1, "a message with a zero byte");
        }
        Check(model.Tokenize("\uD800").Length == model.Tokenize("\uFFFD").Length, "a lone surrogate");
        session.SetGrammar(new Grammar("root ::= \"\u20AC\""));
        Check(string.Concat(session.Generate("Words:")) == "\u20AC", "a character of two tokens");
        Check(other.Choose(new[] { " a\0b", " a" }) >= 0, "a choice with a zero byte");
        try
        {
            new Model("a\0b");
            Check(false, "a path with a zero byte");
        }
        catch (ArgumentException) { }
    }

    static void WithoutLibrary()
    {
        string folder = Path.Combine(Path.GetTempPath(), "bitnet" + Process.GetCurrentProcess().Id);
        string program = Path.Combine(Directory.CreateDirectory(folder).FullName, "test.exe");
        File.Copy(Assembly.GetExecutingAssembly().Location, program);
        var start = new ProcessStartInfo("mono", program + " none none");
        start.EnvironmentVariables["LD_LIBRARY_PATH"] = "";
        start.RedirectStandardError = true;
        start.UseShellExecute = false;
        using (Process process = Process.Start(start))
            Check(process.StandardError.ReadToEnd().Contains("cc -O2 -shared"), "the command that builds the library");
        Directory.Delete(folder, true);
    }
}

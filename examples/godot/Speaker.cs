/* Speaker.cs - a node that writes texts, with so many microseconds of each frame; for Godot 4 with C#

   Nobody has run it in Godot yet: CI compiles it for declarations of our own and runs it there. Copy
   this folder with Native.cs and Bitnet.cs of examples/csharp, and put the library (bitnet.dll,
   libbitnet.so, libbitnet.dylib) beside the assembly or where the system looks. */

using System;
using System.Text;
using Bitnet;
using Godot;

public partial class Speaker : Node
{
    [Export] public int Microseconds = 500; // of each frame, while it speaks
    [Export] public int MaxTokens = 60;
    [Export] public float Temperature = 0; // the likeliest words
    [Export] public string Form = ""; // in GBNF, of all that it says; empty: any
    [Export] public int Seed = 1;

    /// <summary>What has been said so far, each time that there is more of it.</summary>
    public event Action<StringBuilder> Said;
    /// <summary>All of it.</summary>
    public event Action<string> Ended;

    public bool IsSpeaking { get; private set; }

    readonly StringBuilder text = new StringBuilder();
    Session session;

    /// <summary>Before all else. The model may be that of others, too. `known`, for
    /// a model that converses: who the speaker is, and what it knows.</summary>
    public void Open(Model model, string known = "")
    {
        Close();
        session = new Session(model, new Sampling { Temperature = Temperature, Seed = (ulong)Seed });
        if (known.Length > 0) session.ChatSystem(known);
        Prescribe();
    }

    /// <summary>Writes what it knows and has said to a file.</summary>
    public void Save(string path) { session.Save(path); }

    /// <summary>Continues from such a file, with the model that wrote it; after Open.</summary>
    public void Load(string path)
    {
        IsSpeaking = false;
        session.Load(path);
        Prescribe();
    }

    /// <summary>Goes on with what it knows and this text.</summary>
    public void Begin(string prompt)
    {
        text.Length = 0;
        session.Begin(prompt, new GenerateOptions { MaxTokens = MaxTokens });
        IsSpeaking = true;
    }

    /// <summary>Answers what somebody says, with a model that converses.</summary>
    public void Answer(string message)
    {
        text.Length = 0;
        session.BeginChat(message, new GenerateOptions { MaxTokens = MaxTokens });
        IsSpeaking = true;
    }

    public override void _Process(double delta)
    {
        if (!IsSpeaking) return;
        IsSpeaking = session.Next(Microseconds);
        if (session.Text.Count > 0)
        {
            session.AppendTo(text);
            if (Said != null) Said(text);
        }
        if (!IsSpeaking && Ended != null) Ended(text.ToString());
    }

    public override void _ExitTree() { Close(); }

    void Prescribe()
    {
        if (Form.Length == 0) return;
        using (var grammar = new Grammar(Form)) session.SetGrammar(grammar);
    }

    void Close()
    {
        IsSpeaking = false;
        if (session != null) session.Dispose();
        session = null;
    }
}

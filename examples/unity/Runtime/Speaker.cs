/* Speaker.cs - a component that writes texts, with so many microseconds of each frame

   It is untested in Unity itself: CI compiles it for declarations of our own and runs it there. The
   package is this folder, with Native.cs and Bitnet.cs of examples/csharp in Runtime and the library
   in Runtime/Plugins (bitnet.dll, libbitnet.so, libbitnet.dylib; for iOS and WebGL the headers and a
   bitnet.c that includes bitnet_chains.h and bitnet_all.h after #define BITNET_IMPLEMENTATION).
   Copy it to the project's Packages folder. */

using System;
using System.Text;
using UnityEngine;

namespace Bitnet
{
    public sealed class Speaker : MonoBehaviour
    {
        [Tooltip("of each frame, while it speaks")]
        public int microseconds = 500;
        public int maxTokens = 60;
        [Range(0, 2)]
        public float temperature = 0; // the likeliest words
        [Tooltip("in GBNF: the form of all that it says; empty: any")]
        [TextArea]
        public string grammar = "";
        public int seed = 1;

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
            session = new Session(model, new Sampling { Temperature = temperature, Seed = (ulong)seed });
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
            session.Begin(prompt, new GenerateOptions { MaxTokens = maxTokens });
            IsSpeaking = true;
        }

        /// <summary>Answers what somebody says, with a model that converses.</summary>
        public void Answer(string message)
        {
            text.Length = 0;
            session.BeginChat(message, new GenerateOptions { MaxTokens = maxTokens });
            IsSpeaking = true;
        }

        void Update()
        {
            if (!IsSpeaking) return;
            IsSpeaking = session.Next(microseconds);
            if (session.Text.Count > 0)
            {
                session.AppendTo(text);
                if (Said != null) Said(text);
            }
            if (!IsSpeaking && Ended != null) Ended(text.ToString());
        }

        void Prescribe()
        {
            if (grammar.Length == 0) return;
            using (var form = new Grammar(grammar)) session.SetGrammar(form);
        }

        void Close()
        {
            IsSpeaking = false;
            if (session != null) session.Dispose();
            session = null;
        }

        void OnDestroy() { Close(); }
    }
}

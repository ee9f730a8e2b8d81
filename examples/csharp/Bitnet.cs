/* Bitnet.cs - text from ternary language models, by way of bitnet.h as a shared library

       cc -O2 -shared -fPIC -DBITNET_IMPLEMENTATION -x c tools/bitnet_all.h -o libbitnet.so

       using (var model = new Model("stories.gguf"))
       using (var session = new Session(model, new Sampling { Temperature = 0.8f, Seed = 1 }))
           foreach (string piece in session.Generate("Words: kite, owl, rain")) Console.Write(piece);

   A game calls Session.Next once a frame, with as many microseconds as it can spare; that allocates
   nothing. A disposed object throws ObjectDisposedException. Lone surrogates in a text, and bytes in a
   reply that are no UTF-8, become U+FFFD. Functions and memory whose addresses are in options are the
   caller's to keep. BitnetAsync.cs adds async streams and spans, Native.cs has all of the C API. C# 7.3,
   netstandard2.0 and later. A session belongs to one thread at a time. */

using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using System.Text;
using System.Threading;

namespace Bitnet
{
    /// <summary>What went wrong, in words.</summary>
    public sealed class BitnetException : Exception
    {
        public readonly Result Result;

        public BitnetException(Result result, string message) : base(message) { Result = result; }

        internal BitnetException(Failure failure) : this(failure.Result, Native.Text(failure.Message)) { }
    }

    /// <summary>An object of the library, or data that it uses. Freed when nothing needs it any
    /// more.</summary>
    sealed class Life
    {
        readonly IntPtr pointer;
        readonly Action<IntPtr> free;
        readonly Dictionary<string, Life> needs = new Dictionary<string, Life>();
        int users = 1;

        internal Life(IntPtr pointer, Action<IntPtr> free)
        {
            this.pointer = pointer;
            this.free = free;
        }

        /// <summary>Needs another life in place of the one it needed as this; null: none.</summary>
        internal void Need(string what, Life other)
        {
            Life before;
            if (other != null)
                lock (other) other.users++;
            lock (needs)
            {
                needs.TryGetValue(what, out before);
                needs[what] = other;
            }
            if (before != null) before.Release();
        }

        /// <summary>Lives until Release, whatever is disposed of meanwhile.</summary>
        internal void Hold() { lock (this) users++; }

        internal void NeedAllOf(Life other)
        {
            foreach (KeyValuePair<string, Life> need in other.needs) Need(need.Key, need.Value);
        }

        internal void Release()
        {
            lock (this)
                if (--users > 0) return;
            free(pointer);
            foreach (Life other in needs.Values)
                if (other != null) other.Release();
        }
    }

    /// <summary>Owns a handle. Dispose frees it once nothing else needs it; without Dispose
    /// the garbage collector does.</summary>
    public abstract class Owner : IDisposable
    {
        internal Life life;
        IntPtr handle;

        /// <summary>For the functions of Native. Keep this object alive until they return.</summary>
        public IntPtr Handle
        {
            get
            {
                IntPtr current = handle;
                if (current == IntPtr.Zero) throw new ObjectDisposedException(GetType().Name);
                return current;
            }
        }

        internal void Check() { IntPtr current = Handle; }

        /// <summary>The handle of an argument.</summary>
        internal static IntPtr HandleOf(Owner owner, string name)
        {
            return Native.Given(owner, name).Handle;
        }

        /// <summary>A result of a native call, during which the object is not finalized.</summary>
        internal T Kept<T>(T result)
        {
            GC.KeepAlive(this);
            return result;
        }

        internal void Own(IntPtr made, Failure failure, Action<IntPtr> free)
        {
            if (made == IntPtr.Zero) throw new BitnetException(failure);
            life = new Life(made, free);
            handle = made;
        }

        public void Dispose()
        {
            Release();
            GC.SuppressFinalize(this);
        }

        ~Owner() { Release(); }

        void Release()
        {
            if (Interlocked.Exchange(ref handle, IntPtr.Zero) != IntPtr.Zero) life.Release();
        }
    }

    /// <summary>A model, which any number of sessions share.</summary>
    public sealed class Model : Owner
    {
        public Model(string path, ModelOptions options = null)
        {
            Failure failure;
            IntPtr made = Native.bitnet_model_load_file(Native.Path(path), options, out failure);
            Own(made, failure, Native.bitnet_model_free);
        }

        public IntPtr Tokenizer { get { return Kept(Native.bitnet_model_tokenizer(Handle)); } }

        public ModelInfo Info
        {
            get
            {
                IntPtr info = Native.bitnet_model_get_info(Handle);
                return Kept((ModelInfo)Marshal.PtrToStructure(info, typeof(ModelInfo)));
            }
        }

        /// <summary>The text that the file has under a key, such as "general.license"; empty: none.
        /// </summary>
        public string Metadata(string key)
        {
            Bytes text = Native.bitnet_model_metadata(Handle, Native.Zeroed(Native.Given(key, "key")));
            return Kept(Native.Text(text.Data, (int)text.Length));
        }

        public int[] Tokenize(string text, Constants flags = Constants.AddBos)
        {
            return Kept(Tokenize(Tokenizer, Native.Given(text, "text"), flags));
        }

        internal static int[] Tokenize(IntPtr tokenizer, string text, Constants flags)
        {
            byte[] bytes = Encoding.UTF8.GetBytes(text);
            var ids = new int[bytes.Length + 8];
            Failure failure;
            UIntPtr count;
            Result result = Native.bitnet_tokenize(tokenizer, bytes, (UIntPtr)bytes.Length, (uint)flags, ids,
                                                   (UIntPtr)ids.Length, out count, out failure);
            if (result != Result.Ok) throw new BitnetException(failure);
            Array.Resize(ref ids, (int)count);
            return ids;
        }
    }

    /// <summary>A grammar in GBNF that texts must follow.</summary>
    public sealed class Grammar : Owner
    {
        public Grammar(string text) : this(text, false) { }

        /// <summary>The grammar of the JSON texts that fit a schema.</summary>
        public static Grammar FromJsonSchema(string schema) { return new Grammar(schema, true); }

        Grammar(string text, bool schema)
        {
            byte[] bytes = Encoding.UTF8.GetBytes(Native.Given(text, "text"));
            var length = (UIntPtr)bytes.Length;
            Failure failure;
            IntPtr made = schema
                ? Native.bitnet_grammar_from_json_schema(bytes, length, null, out failure)
                : Native.bitnet_grammar_create(bytes, length, IntPtr.Zero, null, out failure);
            Own(made, failure, Native.bitnet_grammar_free);
        }
    }

    /// <summary>A LoRA adapter: what a model has learned later.</summary>
    public sealed class Adapter : Owner
    {
        public Adapter(Model model, string path)
        {
            Failure failure;
            IntPtr made = Native.bitnet_adapter_load_file(HandleOf(model, "model"), Native.Path(path),
                                                          out failure);
            Own(made, failure, Native.bitnet_adapter_free);
            life.Need("model", model.life);
        }
    }

    public sealed partial class Sampling
    {
        /// <summary>Without a temperature, the likeliest token. TopK, TopP and MinP begin as 40, 0.95 and
        /// 0.05; 0 switches them off.</summary>
        public Sampling()
        {
            TopK = 40;
            TopP = 0.95f;
            MinP = 0.05f;
        }
    }

    /// <summary>A conversation: its tokens, its memory of them, its sampling.</summary>
    public sealed partial class Session : Owner
    {
        readonly Decoder decoder = Encoding.UTF8.GetDecoder();
        byte[] bytes = new byte[256]; // of the last Next
        char[] chars = new char[256 + Held];
        int byteCount, charCount;
        const int Held = 4; // more characters than bytes: of an incomplete one before

        public Session(Model model, Sampling sampling = null, SessionOptions options = null)
        {
            Failure failure;
            IntPtr made = Native.bitnet_session_create(HandleOf(model, "model"), options, out failure);
            Own(made, failure, Native.bitnet_session_free);
            life.Need("model", model.life);
            SetSampling(sampling ?? new Sampling());
        }

        Session(Session other)
        {
            Failure failure;
            IntPtr made = Native.bitnet_session_copy(other.Handle, out failure);
            Own(made, failure, Native.bitnet_session_free);
            life.NeedAllOf(other.life);
        }

        /// <summary>A copy in the same state; both share the memory of their common text.</summary>
        public Session Copy() { return new Session(this); }

        Result Must(Result result) { return Must(Handle, result); }

        Result Must(IntPtr session, Result result)
        {
            if (result >= Result.ErrorOutOfMemory)
                throw new BitnetException(result, Native.Text(Native.bitnet_session_message(session)));
            return Kept(result);
        }

        /// <summary>Sets how tokens are chosen. The bias list and the function are in the place of
        /// those in `sampling`, and kept as long as the library uses them.</summary>
        public void SetSampling(Sampling sampling, LogitBias[] bias, LogitEditorEdit edit = null)
        {
            if (sampling == null) sampling = new Sampling();
            IntPtr session = Handle, list = sampling.LogitBias, function = sampling.Editor.Edit;
            UIntPtr count = sampling.LogitBiasCount;
            GCHandle pin = GCHandle.Alloc(bias, GCHandleType.Pinned);
            var data = new Life(IntPtr.Zero, nothing =>
            {
                pin.Free();
                GC.KeepAlive(edit);
            });
            try
            {
                sampling.LogitBias = pin.AddrOfPinnedObject();
                sampling.LogitBiasCount = (UIntPtr)(bias == null ? 0 : bias.Length);
                sampling.Editor.Edit = edit == null ? IntPtr.Zero : Marshal.GetFunctionPointerForDelegate(edit);
                Must(Native.bitnet_session_set_sampling(session, sampling));
                life.Need("sampling", data);
            }
            finally
            {
                sampling.LogitBias = list;
                sampling.LogitBiasCount = count;
                sampling.Editor.Edit = function;
                data.Release();
            }
        }

        /// <summary>The same with the pointers in `sampling`, whose memory is the caller's.</summary>
        public void SetSampling(Sampling sampling)
        {
            Must(Native.bitnet_session_set_sampling(Handle, sampling));
            life.Need("sampling", null);
        }

        /// <summary>From now on the text follows the grammar; null: no grammar.</summary>
        public void SetGrammar(Grammar grammar)
        {
            IntPtr pointer = grammar == null ? IntPtr.Zero : grammar.Handle;
            Must(Native.bitnet_session_set_grammar(Handle, pointer));
            life.Need("grammar", grammar == null ? null : grammar.life);
        }

        public void SetAdapter(Adapter adapter, float scale = 1)
        {
            IntPtr pointer = adapter == null ? IntPtr.Zero : adapter.Handle;
            Must(Native.bitnet_session_set_adapter(Handle, pointer, scale));
            life.Need("adapter", adapter == null ? null : adapter.life);
        }

        /// <summary>Begins a conversation: who the model is, what it knows. With a new text, only what
        /// has changed is computed again.</summary>
        public void ChatSystem(string text)
        {
            Must(Native.bitnet_chat_system(Handle, Native.Zeroed(Native.Given(text, "text"))));
        }

        /// <summary>Begins a text that Next continues; null: goes on from what was fed.</summary>
        public void Begin(string prompt, GenerateOptions options = null)
        {
            byte[] text = Native.Zeroed(prompt);
            var length = (UIntPtr)(text == null ? 0 : text.Length - 1);
            Must(Native.bitnet_generate_begin(Handle, text, length, options));
            decoder.Reset();
        }

        /// <summary>Begins the reply to a user's message.</summary>
        public void BeginChat(string message, GenerateOptions options = null)
        {
            byte[] text = Native.Zeroed(Native.Given(message, "message"));
            Must(Native.bitnet_chat_begin(Handle, text, (UIntPtr)(text.Length - 1), options));
            decoder.Reset();
        }

        /// <summary>Continues for so many microseconds (0: one token). False at the end. New text,
        /// perhaps none, is in Text; nothing is allocated.</summary>
        public bool Next(long microseconds = 0)
        {
            var budget = new Budget { Microseconds = microseconds };
            IntPtr session = Handle, text;
            UIntPtr length;
            Result result;
            byteCount = charCount = 0;
            life.Hold(); // its callbacks may dispose of it
            try
            {
                result = Must(session, Native.bitnet_generate_next(session, budget, out text, out length));
                if (result == Result.Ok) Keep(text, (int)length);
            }
            finally
            {
                life.Release();
            }
            if (result == Result.Ok || result == Result.Pending) return true;
            charCount = decoder.GetChars(bytes, 0, 0, chars, 0, true); // of an incomplete character
            return charCount > 0;
        }

        void Keep(IntPtr text, int length)
        {
            if (length > bytes.Length)
            {
                bytes = new byte[2 * length];
                chars = new char[2 * length + Held];
            }
            if (length > 0) Marshal.Copy(text, bytes, 0, length);
            byteCount = length;
            charCount = decoder.GetChars(bytes, 0, length, chars, 0);
        }

        /// <summary>The new text of the last Next, valid until the next.</summary>
        public ArraySegment<char> Text
        {
            get
            {
                Check();
                return new ArraySegment<char>(chars, 0, charCount);
            }
        }

        /// <summary>Appends Text.</summary>
        public void AppendTo(StringBuilder builder)
        {
            Check();
            Native.Given(builder, "builder").Append(chars, 0, charCount);
        }

        IEnumerable<string> Stream()
        {
            while (Next())
                if (charCount > 0) yield return new string(chars, 0, charCount);
        }

        /// <summary>Continues the prompt, piece by piece.</summary>
        public IEnumerable<string> Generate(string prompt, GenerateOptions options = null)
        {
            Begin(prompt, options);
            return Stream();
        }

        /// <summary>Replies to a user's message, piece by piece.</summary>
        public IEnumerable<string> Chat(string message, GenerateOptions options = null)
        {
            BeginChat(message, options);
            return Stream();
        }

        /// <summary>Which of several texts is most likely to come next; generates none. -1: the
        /// microseconds (0: no limit) did not suffice; call it again.</summary>
        public int Choose(string[] choices, long microseconds = 0)
        {
            var pinned = new GCHandle[Native.Given(choices, "choices").Length];
            var tokens = new IntPtr[choices.Length];
            var lengths = new UIntPtr[choices.Length];
            var budget = new Budget { Microseconds = microseconds };
            IntPtr tokenizer = Native.bitnet_model_tokenizer(Native.bitnet_session_model(Handle));
            UIntPtr best;
            try
            {
                for (int i = 0; i < choices.Length; i++)
                {
                    int[] ids = Model.Tokenize(tokenizer, Native.Given(choices[i], "choices"), 0);
                    pinned[i] = GCHandle.Alloc(ids, GCHandleType.Pinned);
                    tokens[i] = pinned[i].AddrOfPinnedObject();
                    lengths[i] = (UIntPtr)ids.Length;
                }
                Result result = Must(Native.bitnet_choose_tokens(Handle, tokens, lengths, (UIntPtr)tokens.Length,
                                                                 null, budget, null, out best));
                return result == Result.Ok ? (int)best : -1;
            }
            finally
            {
                foreach (GCHandle pin in pinned)
                    if (pin.IsAllocated) pin.Free();
            }
        }

        /// <summary>Appends tokens; Step computes them.</summary>
        public void Feed(int[] tokens)
        {
            var count = (UIntPtr)Native.Given(tokens, "tokens").Length;
            Must(Native.bitnet_feed(Handle, tokens, count));
        }

        /// <summary>Computes what was fed; false: the microseconds (0: no limit) did not suffice; call
        /// it again.</summary>
        public bool Step(long microseconds = 0)
        {
            var budget = new Budget { Microseconds = microseconds };
            IntPtr session = Handle;
            life.Hold(); // its callbacks may dispose of it
            try
            {
                return Must(session, Native.bitnet_step(session, budget)) == Result.Ok;
            }
            finally
            {
                life.Release();
            }
        }

        public int Length { get { return Kept(Native.bitnet_session_length(Handle)); } }

        public StopReason StopReason { get { return Kept(Native.bitnet_generate_stop_reason(Handle)); } }

        /// <summary>Forgets all tokens from this position on.</summary>
        public void Truncate(int length) { Must(Native.bitnet_session_truncate(Handle, length)); }

        public void Reset()
        {
            Native.bitnet_session_reset(Handle);
            GC.KeepAlive(this);
        }

        /// <summary>From any thread: ends the current computation soon.</summary>
        public void Cancel()
        {
            Native.bitnet_session_cancel(Handle);
            GC.KeepAlive(this);
        }

        /// <summary>The session as bytes; light: 4 bytes a token, which are computed again.</summary>
        public byte[] Save(bool light = false)
        {
            UIntPtr size;
            Must(Native.bitnet_session_save_memory(Handle, SaveFlags(light), IntPtr.Zero, UIntPtr.Zero, out size));
            var data = new byte[(int)size];
            Pinned(data, pointer => Native.bitnet_session_save_memory(
                Handle, SaveFlags(light), pointer, (UIntPtr)data.Length, out size));
            return data;
        }

        /// <summary>The same as a file, which appears once complete.</summary>
        public void Save(string path, bool light = false)
        {
            Must(Native.bitnet_session_save_file(Handle, Native.Path(path), SaveFlags(light)));
        }

        /// <summary>The session becomes the one that was saved to the file.</summary>
        public void Load(string path)
        {
            Must(Native.bitnet_session_load_file(Handle, Native.Path(path)));
        }

        /// <summary>The same from bytes.</summary>
        public void Restore(byte[] data)
        {
            Pinned(data, pointer => Native.bitnet_session_load_memory(Handle, pointer, (UIntPtr)data.Length));
        }

        static uint SaveFlags(bool light) { return light ? (uint)Constants.SaveTokens : 0; }

        void Pinned(byte[] data, Func<IntPtr, Result> call)
        {
            GCHandle pin = GCHandle.Alloc(Native.Given(data, "data"), GCHandleType.Pinned);
            try
            {
                Must(call(pin.AddrOfPinnedObject()));
            }
            finally
            {
                pin.Free();
            }
        }
    }
}

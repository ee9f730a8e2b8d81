/* bitnet - text from a model, by way of bitnet.h as a shared library; for Unity, Godot and others

       cc -O2 -shared -fPIC -DBITNET_IMPLEMENTATION -x c bitnet.h -o libbitnet.so
       mcs examples/csharp/bitnet.cs -out:bitnet.exe && LD_LIBRARY_PATH=. mono bitnet.exe [MODEL [PROMPT]]

   tells a story, from the top directory. Only what a story needs is declared here; the rest is bound
   in the same way. A game calls Session.Next once a frame, with as many microseconds as it can
   spare. Text is UTF-8 on both sides. */

using System;
using System.Runtime.InteropServices;
using System.Text;

public static class Bitnet
{
    public const int Ok = 0, Pending = 1, End = 2;

    [StructLayout(LayoutKind.Sequential)]
    public struct bitnet_error
    {
        public int result;
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 252)] public byte[] message;
    }

    [StructLayout(LayoutKind.Sequential)]
    public struct bitnet_budget
    {
        public long microseconds;
        public int tokens;
    }

    [StructLayout(LayoutKind.Sequential)]
    public struct bitnet_sampling
    {
        public float temperature;
        public int top_k;
        public float top_p, min_p, repetition_penalty, frequency_penalty, presence_penalty;
        public int penalty_last;
        public ulong seed;
        public IntPtr bias;
        public UIntPtr bias_count;
        public IntPtr edit, edit_user;
    }

    const string library = "bitnet";

    [DllImport(library)] static extern int bitnet_version();
    [DllImport(library)] static extern UIntPtr bitnet_sizeof(byte[] name);
    [DllImport(library)] static extern IntPtr bitnet_model_load_file(byte[] path, IntPtr options,
                                                                     ref bitnet_error error);
    [DllImport(library)] static extern void bitnet_model_free(IntPtr model);
    [DllImport(library)] static extern IntPtr bitnet_session_create(IntPtr model, IntPtr options,
                                                                    ref bitnet_error error);
    [DllImport(library)] static extern void bitnet_session_free(IntPtr session);
    [DllImport(library)] static extern IntPtr bitnet_session_message(IntPtr session);
    [DllImport(library)] static extern int bitnet_session_set_sampling(IntPtr session,
                                                                       ref bitnet_sampling sampling);
    [DllImport(library)] static extern int bitnet_generate_begin(IntPtr session, byte[] prompt,
                                                                 IntPtr options);
    [DllImport(library)] static extern int bitnet_generate_next(IntPtr session,
                                                                ref bitnet_budget budget,
                                                                out IntPtr text, out UIntPtr length);

    static byte[] Bytes(string text) { return Encoding.UTF8.GetBytes(text + "\0"); }

    static string Text(byte[] bytes)
    {
        int length = Array.IndexOf(bytes, (byte)0);
        return Encoding.UTF8.GetString(bytes, 0, length < 0 ? bytes.Length : length);
    }

    static string Text(IntPtr text, int length)
    {
        byte[] bytes = new byte[length];
        Marshal.Copy(text, bytes, 0, length);
        return Encoding.UTF8.GetString(bytes);
    }

    static void Check<T>()
    {
        if ((int)bitnet_sizeof(Bytes(typeof(T).Name)) != Marshal.SizeOf(typeof(T)))
            throw new Exception(typeof(T).Name + " is not as the library has it");
    }

    static Bitnet()
    {
        if (bitnet_version() / 100 != 2) throw new Exception("bitnet.h is of another version"); // 0.2.x
        Check<bitnet_error>();
        Check<bitnet_budget>();
        Check<bitnet_sampling>();
    }

    public sealed class Model : IDisposable
    {
        internal IntPtr handle;

        public Model(string path)
        {
            bitnet_error error = new bitnet_error();
            handle = bitnet_model_load_file(Bytes(path), IntPtr.Zero, ref error);
            if (handle == IntPtr.Zero) throw new Exception(Text(error.message));
        }

        public void Dispose()
        {
            bitnet_model_free(handle);
            handle = IntPtr.Zero;
        }
    }

    public sealed class Session : IDisposable
    {
        IntPtr handle;
        readonly Model model; // which must live as long

        public Session(Model model)
        {
            bitnet_error error = new bitnet_error();
            this.model = model;
            handle = bitnet_session_create(model.handle, IntPtr.Zero, ref error);
            if (handle == IntPtr.Zero) throw new Exception(Text(error.message));
        }

        void Must(int result, int also)
        {
            if (result == Ok || result == also) return;
            IntPtr message = bitnet_session_message(handle);
            int length = 0;
            while (Marshal.ReadByte(message, length) != 0) length++;
            throw new Exception(Text(message, length));
        }

        public void Begin(string prompt, bitnet_sampling sampling)
        {
            Must(bitnet_session_set_sampling(handle, ref sampling), Ok);
            Must(bitnet_generate_begin(handle, Bytes(prompt), IntPtr.Zero), Ok);
        }

        /* What comes within so many microseconds (0: the next token), perhaps nothing; null at the
           end. */
        public string Next(long microseconds)
        {
            bitnet_budget budget = new bitnet_budget { microseconds = microseconds };
            IntPtr text;
            UIntPtr length;
            if (microseconds == 0) budget.tokens = 1;
            int result = bitnet_generate_next(handle, ref budget, out text, out length);
            if (result == End) return null;
            Must(result, Pending);
            return Text(text, (int)length);
        }

        public void Dispose()
        {
            bitnet_session_free(handle);
            handle = IntPtr.Zero;
            GC.KeepAlive(model);
        }
    }
}

static class Program
{
    static void Main(string[] arguments)
    {
        string prompt = arguments.Length > 1 ? arguments[1] : "Once upon a time";
        string path = arguments.Length > 0 ? arguments[0] : "examples/models/stories.gguf";
        var sampling = new Bitnet.bitnet_sampling { temperature = 0.8f, seed = 1 };
        Console.OutputEncoding = new UTF8Encoding(false);
        Console.Write(prompt);
        using (var model = new Bitnet.Model(path))
        using (var session = new Bitnet.Session(model))
        {
            session.Begin(prompt, sampling);
            for (string text; (text = session.Next(2000)) != null;) Console.Write(text);
        }
        Console.WriteLine();
    }
}

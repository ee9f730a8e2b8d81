/* BitnetAsync.cs - async streams and spans, for netstandard2.1 and later; Bitnet.cs does without

       await foreach (string piece in session.GenerateAsync("Words: kite, owl, rain")) Console.Write(piece);

   Each piece is computed on a thread of the pool, while the caller's does something else. A token of
   cancellation ends the text as soon as it can. */

using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Bitnet
{
    public sealed partial class Session
    {
        /// <summary>What the last Next has brought, until the next one.</summary>
        public ReadOnlySpan<char> Span
        {
            get
            {
                Check();
                return new ReadOnlySpan<char>(chars, 0, charCount);
            }
        }

        /// <summary>The same as UTF-8.</summary>
        public ReadOnlySpan<byte> Utf8
        {
            get
            {
                Check();
                return new ReadOnlySpan<byte>(bytes, 0, byteCount);
            }
        }

        /// <summary>What follows the prompt, in pieces.</summary>
        public IAsyncEnumerable<string> GenerateAsync(string prompt, GenerateOptions options = null)
        {
            Check();
            return new AsyncStream(this, () => Begin(prompt, options));
        }

        /// <summary>The reply to what a user says, in pieces.</summary>
        public IAsyncEnumerable<string> ChatAsync(string message, GenerateOptions options = null)
        {
            Check();
            Native.Given(message, "message");
            return new AsyncStream(this, () => BeginChat(message, options));
        }

        sealed class AsyncStream : IAsyncEnumerable<string>, IAsyncEnumerator<string>
        {
            readonly Session session;
            readonly Action begin;
            CancellationToken cancellation;

            internal AsyncStream(Session session, Action begin)
            {
                this.session = session;
                this.begin = begin;
            }

            public string Current { get; private set; }

            public IAsyncEnumerator<string> GetAsyncEnumerator(CancellationToken token)
            {
                cancellation = token;
                begin();
                return this;
            }

            public ValueTask<bool> MoveNextAsync() { return new ValueTask<bool>(Task.Run((Func<bool>)Move)); }

            bool Move()
            {
                cancellation.ThrowIfCancellationRequested();
                using (cancellation.Register(session.Cancel))
                    while (session.Next())
                        if (session.charCount > 0)
                        {
                            Current = new string(session.chars, 0, session.charCount);
                            return true;
                        }
                cancellation.ThrowIfCancellationRequested();
                return false;
            }

            public ValueTask DisposeAsync() { return default(ValueTask); }
        }
    }
}

/** An answer was larger than the limit. */
export class TooLargeAnswer extends Error {}
/** An answer began, and then nothing more came. */
export class SilentAnswer extends Error {}

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A `fetch` whose answer holds no more than so many bytes, and never falls silent for longer than so long: beyond
 * either the connection is cut and reading it fails. Redirects are refused, so that a key is never sent elsewhere.
 * A signal ends it at any time, also within a body.
 * @param silenceMs between two pieces of the body
 */
export function limitedFetch(maxBytes: number, silenceMs: number): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: 'error' });
    const body = answer.body === null ? null : limited(answer.body, maxBytes, silenceMs);
    return new Response(body, {
      status: answer.status,
      statusText: answer.statusText,
      headers: answer.headers,
    });
  };
}

function limited(body: ReadableStream<Bytes>, maxBytes: number, silenceMs: number): ReadableStream<Bytes> {
  const reader = body.getReader();
  let size = 0;
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await withinSilence(reader.read(), silenceMs);
        if (done) return controller.close();
        size += value.byteLength;
        if (size > maxBytes) throw new TooLargeAnswer(`The answer is larger than ${maxBytes} bytes.`);
        controller.enqueue(value);
      } catch (error) {
        void reader.cancel(); // ends the connection
        throw error;
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function withinSilence<T>(reading: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new SilentAnswer(`Nothing came for ${ms} ms.`)), ms);
    reading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

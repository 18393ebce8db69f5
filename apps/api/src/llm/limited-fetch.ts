/** An answer was larger than the limit. */
export class TooLargeAnswer extends Error {}

/**
 * A `fetch` that reads the whole answer, but no more than so many bytes of it: beyond that the connection is cut.
 * Redirects are refused, so that a key is never sent elsewhere. A signal ends it at any time, also within a body.
 */
export function limitedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: 'error' });
    const body = answer.body === null ? null : await readAtMost(answer.body, maxBytes);
    return new Response(body, {
      status: answer.status,
      statusText: answer.statusText,
      headers: answer.headers,
    });
  };
}

async function readAtMost(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > maxBytes) throw new TooLargeAnswer(`The answer is larger than ${maxBytes} bytes.`);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

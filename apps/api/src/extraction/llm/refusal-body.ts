/**
 * Wraps a `fetch` so that error responses have the form `{ "error": … }` that the OpenAI client reads. Some servers put
 * the message elsewhere, or send plain text, which the client would discard.
 */
export function readableRefusals(fetching: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await fetching(input, init);
    if (answer.ok) return answer;
    const body = JSON.stringify({ error: saidIn(await answer.text()) });
    const headers = new Headers(answer.headers);
    headers.set('content-type', 'application/json');
    headers.delete('content-length');
    headers.delete('content-encoding');
    return new Response(body, { status: answer.status, statusText: answer.statusText, headers });
  };
}

function saidIn(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return { message: text };
    const error: unknown = Reflect.get(body, 'error');
    return typeof error === 'object' && error !== null ? error : { message: text };
  } catch {
    return { message: text };
  }
}

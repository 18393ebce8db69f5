/**
 * A `fetch` whose refusals have the form that the client reads, `{ "error": … }`: some servers put what they say
 * beside it, or answer plain text, which the client would drop.
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

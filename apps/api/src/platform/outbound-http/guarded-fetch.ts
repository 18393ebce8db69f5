import type { Agent } from 'undici';
import { checkSecretAddress, guardedConnector } from './address-guard';

const CONNECT_MS = 10_000;

/**
 * Creates a `fetch` for an address from the settings page. It connects only to public addresses and to hosts that the
 * operator allows. The address is checked when the connection is opened.
 * @param privateHosts as in checkAddress
 */
export function guardedFetch(privateHosts: readonly string[]): typeof fetch {
  let agent: Agent | null = null;
  return async (input, init) => {
    // The method, headers and body of a Request object would be ignored.
    if (input instanceof Request) throw new TypeError('A guarded fetch takes an address, not a Request.');
    const url = checkSecretAddress(String(input), privateHosts);
    // undici is loaded on the first request. Node's own fetch does not accept agents from another version of undici.
    const { Agent: Connections, buildConnector, fetch: send } = await import('undici');
    agent ??= new Connections({ connect: guardedConnector(buildConnector, privateHosts, CONNECT_MS) });
    const { method = 'GET', headers, body, signal, redirect = 'follow' } = init ?? {};
    const answer = await send(url.href, {
      method,
      headers: [...new Headers(headers)],
      body: typeof body === 'string' ? body : null,
      signal: signal ?? null,
      redirect,
      dispatcher: agent,
    });
    return new Response(answer.body as ReadableStream<Uint8Array<ArrayBuffer>> | null, {
      status: answer.status,
      statusText: answer.statusText,
      headers: [...answer.headers],
    });
  };
}

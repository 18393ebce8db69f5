import type { Agent } from 'undici';
import { checkSecretAddress, guardedConnector } from './address-guard';

const CONNECT_MS = 10_000;

/**
 * A `fetch` for an address that was typed on the page: it connects to public addresses only, checked at the connection,
 * and to the hosts that the operator allows.
 * @param privateHosts as for checkAddress
 */
export function guardedFetch(privateHosts: readonly string[]): typeof fetch {
  let agent: Agent | null = null;
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const url = checkSecretAddress(address, privateHosts);
    // Loaded with the first call. The fetch of Node takes no agents of another version of undici.
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

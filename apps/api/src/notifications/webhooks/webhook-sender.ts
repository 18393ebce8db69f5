import type { Agent } from 'undici';
import { guardedConnector, hostOf } from '../../platform/outbound-http/address-guard';
import { toFailure } from '../../platform/outbound-http/fetch-failure';
import { timeLimit } from '../../platform/util/time-limit';
import { callTo, traced } from '../../platform/observability/tracing/trace-scope';
import { checkWebhookAddress } from './webhook-address';

const TOTAL_MS = 10_000;
/** Maximum size of a response body in bytes. Only the response status is used. */
const MAX_ANSWER_BYTES = 16 * 1024;

/** Outcome of a delivery attempt: the response status, and the reason of a failure or null after a success. */
export type Attempt = { status: number | null; failure: string | null };
/** Function that posts a request body to a webhook. Never throws. */
export type SendWebhook = (url: string, headers: Record<string, string>, body: string) => Promise<Attempt>;

type SenderConfig = { userAgent: string; privateHosts: readonly string[]; totalMs?: number };

/**
 * Creates a sender that connects only to public addresses, which is checked for each connection. It ignores response
 * bodies and follows no redirects, because they could lead to other addresses.
 */
export function webhookSender({ userAgent, privateHosts, totalMs = TOTAL_MS }: SenderConfig): {
  send: SendWebhook;
  close: () => Promise<void>;
} {
  let agent: Agent | null = null;
  /** Loads the HTTP client when the first event is sent. */
  const open = async () => {
    const { Agent: Connections, buildConnector, request } = await import('undici');
    agent ??= new Connections({
      connect: guardedConnector(buildConnector, privateHosts, totalMs),
      maxResponseSize: MAX_ANSWER_BYTES,
    });
    return { dispatcher: agent, request };
  };
  const send: SendWebhook = (address, headers, body) =>
    traced(callTo('webhook', address), (trace) =>
      post(address, isOwnHost(address, privateHosts) ? { ...headers, ...trace } : headers, body),
    );
  const post: SendWebhook = async (address, headers, body) => {
    try {
      const url = checkWebhookAddress(address, privateHosts);
      const { dispatcher, request } = await open();
      const answer = await request(url.href, {
        method: 'POST',
        dispatcher,
        signal: timeLimit(totalMs),
        headers: { 'content-type': 'application/json', 'user-agent': userAgent, ...headers },
        body,
      });
      answer.body.on('error', () => undefined).destroy();
      return { status: answer.statusCode, failure: failureOf(answer.statusCode) };
    } catch (error) {
      return { status: null, failure: toFailure(error, totalMs, MAX_ANSWER_BYTES).message };
    }
  };
  return { send, close: async () => agent?.destroy() };
}

/** Returns whether the operator allowed the host. Such hosts may receive trace headers. */
function isOwnHost(address: string, privateHosts: readonly string[]): boolean {
  return URL.canParse(address) && privateHosts.includes(hostOf(new URL(address)));
}

function failureOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `It redirects (${status}), which is not followed.`;
  return `It answers with status ${status}.`;
}

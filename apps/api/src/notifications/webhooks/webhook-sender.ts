import type { Agent } from 'undici';
import { guardedConnector, hostOf } from '../../platform/outbound-http/address-guard';
import { toFailure } from '../../platform/outbound-http/fetch-failure';
import { timeLimit } from '../../platform/util/time-limit';
import { callTo, traced } from '../../platform/observability/tracing/trace-scope';
import { checkWebhookAddress } from './webhook-address';

const TOTAL_MS = 10_000;
/** Of an answer nothing but its status is read. */
const MAX_ANSWER_BYTES = 16 * 1024;

/** What came of one attempt: the status that was answered, and why it does not count as delivered, null when it does. */
export type Attempt = { status: number | null; failure: string | null };
/** Posts one body. Never throws. */
export type SendWebhook = (url: string, headers: Record<string, string>, body: string) => Promise<Attempt>;

type SenderConfig = { userAgent: string; privateHosts: readonly string[]; totalMs?: number };

/**
 * Sends events to public addresses only, by the address that is connected to. No redirect is followed, since it could
 * lead elsewhere; the body of an answer is not read.
 */
export function webhookSender({ userAgent, privateHosts, totalMs = TOTAL_MS }: SenderConfig): {
  send: SendWebhook;
  close: () => Promise<void>;
} {
  let agent: Agent | null = null;
  /** Loaded with the first event. */
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

/** The operator named it: it may know of the trace. */
function isOwnHost(address: string, privateHosts: readonly string[]): boolean {
  return URL.canParse(address) && privateHosts.includes(hostOf(new URL(address)));
}

function failureOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `It redirects (${status}), which is not followed.`;
  return `It answers with status ${status}.`;
}

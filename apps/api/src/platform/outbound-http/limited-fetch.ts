import { refuseCloudServices } from './address-guard';
import { eventPace } from './event-pace';

/** Error for a response that exceeds the size limit. */
export class TooLargeAnswer extends Error {}
/** Error for a response that stopped before its end. */
export class SilentAnswer extends Error {}

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Number of events before the silence limit applies. Many servers send the first event immediately, but the first token
 * only after the model has finished reasoning.
 */
const EVENTS_BEFORE_TOKENS = 1;

/**
 * Creates a `fetch` that limits the uncompressed size of a response and the pauses within it. If a limit is exceeded,
 * the connection is closed and reading fails. The pause is measured from the last chunk or, for an event stream, from
 * the last event, starting with the second event. Redirects are refused, so that a key is never sent to another server.
 * Cloud metadata services are refused too. An abort signal also applies while the body is read.
 * @param silenceMs longest pause in a response that has begun, in milliseconds
 * @param send function that sends the request
 */
export function limitedFetch(maxBytes: number, silenceMs: number, send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    refuseCloudServices(input instanceof Request ? input.url : input);
    const answer = await send(input, { ...init, redirect: 'error' });
    const isStream = (answer.headers.get('content-type') ?? '').includes('text/event-stream');
    const body =
      answer.body === null
        ? null
        : limited(answer.body, maxBytes, isStream ? eventGaps(silenceMs) : pieceGaps(silenceMs));
    return new Response(body, {
      status: answer.status,
      statusText: answer.statusText,
      headers: answer.headers,
    });
  };
}

/**
 * Measures the pauses of a response. `left` returns how long to wait for more data, in milliseconds; null for no limit.
 */
interface Gaps {
  left(now: number): number | null;
  read(bytes: Bytes, now: number): void;
}

/** Limits every pause between chunks, from the start of the body. */
function pieceGaps(silenceMs: number): Gaps {
  return { left: () => silenceMs, read: () => undefined };
}

function eventGaps(silenceMs: number): Gaps {
  const pace = eventPace();
  let events = 0;
  let lastAt = 0;
  return {
    left: (now) => (events <= EVENTS_BEFORE_TOKENS ? null : lastAt + silenceMs - now),
    read: (bytes, now) => {
      const ended = pace(bytes);
      if (ended === 0) return;
      events += ended;
      lastAt = now;
    },
  };
}

function limited(body: ReadableStream<Bytes>, maxBytes: number, gaps: Gaps): ReadableStream<Bytes> {
  const reader = body.getReader();
  let size = 0;
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await within(reader.read(), gaps.left(performance.now()));
        if (done) return controller.close();
        size += value.byteLength;
        gaps.read(value, performance.now());
        if (size > maxBytes) throw new TooLargeAnswer(`The answer is larger than ${maxBytes} bytes.`);
        controller.enqueue(value);
      } catch (error) {
        void reader.cancel().catch(() => undefined); // closes the connection
        throw error;
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function within<T>(reading: Promise<T>, ms: number | null): Promise<T> {
  if (ms === null) return reading;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new SilentAnswer('The answer stopped.')), Math.max(0, ms));
    reading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

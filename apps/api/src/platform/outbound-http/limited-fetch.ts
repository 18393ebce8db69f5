import { refuseCloudServices } from './address-guard';
import { eventPace } from './event-pace';

/** An answer was larger than the limit. */
export class TooLargeAnswer extends Error {}
/** An answer began, and then nothing more came. */
export class SilentAnswer extends Error {}

type Bytes = Uint8Array<ArrayBuffer>;

/** Many servers send the first event at once, and the first token when the model has thought. */
const EVENTS_BEFORE_TOKENS = 1;

/**
 * A `fetch` whose answer holds no more than so many bytes, unpacked, and never falls silent for longer than so long:
 * beyond either the connection is cut and reading it fails. A stream of events has begun with its second event, and goes
 * on as long as events come; any other body goes on with each piece. Redirects are refused, so that a key is never sent
 * elsewhere, and so are services of a cloud for its own machines. A signal ends it at any time, also within a body.
 * @param silenceMs longest gap in an answer that has begun
 * @param send makes the request
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

/** How long may be waited for the next piece; null for any time. */
interface Gaps {
  left(now: number): number | null;
  read(bytes: Bytes, now: number): void;
}

/** From the start of the body: what was sent in one piece was complete before. */
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
        void reader.cancel().catch(() => undefined); // ends the connection
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

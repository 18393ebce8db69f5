import { readEvents, type ServerEvent } from '@vaglio/api-client';

const PATH = '/auth/notifications/stream';
const NAME = 'vaglio-live';
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 60_000;
const ALIVE_MS = 20_000;
/**
 * Delay before the live connection is opened. The page loads first, and tools that wait for an idle network, such as
 * printers, can finish.
 */
const SETTLING_MS = 10_000;

/** Message of the live connection: a server event, or 'alive' when any tab has opened the connection. */
export type LiveMessage = ServerEvent | 'alive';

interface Connection {
  readonly signal: AbortSignal;
  readonly onMessage: (message: LiveMessage) => void;
}

/**
 * Keeps a single live connection for all tabs of this browser. It opens some seconds after the page. The tab that holds
 * the lock receives the events and forwards them to the other tabs. If locks are unavailable (plain http), each tab has
 * its own connection. Never throws.
 */
export async function keepConnected({ signal, onMessage }: Connection): Promise<void> {
  await pause(SETTLING_MS, signal);
  if (signal.aborted) return;
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks || !('BroadcastChannel' in globalThis)) return readForEver({ signal, onMessage });
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }) => onMessage(readMessage(data)));
  signal.addEventListener('abort', () => channel.close(), { once: true });
  const passOn = (message: LiveMessage) => {
    if (signal.aborted) return;
    channel.postMessage(message);
    onMessage(message);
  };
  await locks
    .request(NAME, { signal }, () => readForEver({ signal, onMessage: passOn }))
    .catch(() => undefined);
}

/** Reads a message from another tab. That tab may run another version of this code. */
function readMessage(data: unknown): LiveMessage {
  if (typeof data !== 'object' || data === null || !('name' in data) || !('data' in data)) return 'alive';
  return { name: String(data.name), data: String(data.data) };
}

async function readForEver({ signal, onMessage }: Connection): Promise<void> {
  let waitMs = FIRST_WAIT_MS;
  while (!signal.aborted) {
    let alive: ReturnType<typeof setInterval> | undefined;
    const onOpen = () => {
      waitMs = FIRST_WAIT_MS;
      onMessage('alive');
      alive = setInterval(() => onMessage('alive'), ALIVE_MS);
    };
    await readEvents(PATH, { signal, onOpen, onEvent: onMessage }).catch(() => undefined);
    clearInterval(alive);
    await pause(waitMs, signal);
    waitMs = Math.min(MAX_WAIT_MS, waitMs * 2);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

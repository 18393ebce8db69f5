import { readEvents, type ServerEvent } from '@vaglio/api-client';

const PATH = '/auth/notifications/stream';
const NAME = 'vaglio-live';
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 60_000;
const ALIVE_MS = 20_000;
/** A page that has just been opened loads first, and is quiet once: what waits for that, such as tools that print pages, would otherwise wait for ever. */
const SETTLING_MS = 10_000;

/** What came live: an event of the server, or that the connection, of whichever tab, is open. */
export type LiveMessage = ServerEvent | 'alive';

interface Connection {
  readonly signal: AbortSignal;
  readonly onMessage: (message: LiveMessage) => void;
}

/**
 * Keeps one connection for all tabs of this browser, some seconds after the page was opened: the tab that holds the lock reads the events and passes them on.
 * Where there are no locks (plain http) each tab has its own. Never throws.
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

/** Of another tab, which may have another version of this code. */
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

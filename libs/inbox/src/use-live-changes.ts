import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { api, type Tag } from '@vaglio/api-client';
import { keepConnected, type LiveMessage } from './keep-connected';

const POLL_MS = 60_000;
/** What people say and decide about a startup that is open. */
const SAID: readonly Tag[] = ['timeline', 'notes', 'work', 'decisions'];
const OF_A_STARTUP: readonly Tag[] = [...SAID, 'facts', 'investments'];

/**
 * Marks cached answers as stale when the server says that something changed: one's inbox, or the startup of the address.
 * Without a connection the inbox is looked at each minute, while the page is seen.
 * @param known the number of unread that is shown; null until the server has answered once, or where it has no inbox
 */
export function useLiveChanges(known: number | null): void {
  const dispatch = useDispatch();
  const isOffered = known !== null;
  const load = useEffectEvent((tags: readonly Tag[]) => {
    dispatch(api.util.invalidateTags([...tags]));
  });
  const receive = useEffectEvent((message: Exclude<LiveMessage, 'alive'>, isFirst: boolean) => {
    const about = readData(message.data);
    // The first one says what was just loaded.
    if (message.name === 'inbox' && !(isFirst && about.get('unread') === known)) load(['notifications']);
    if (message.name === 'startup' && isOpen(about.get('id'))) load(OF_A_STARTUP);
  });
  useEffect(() => {
    if (!isOffered) return undefined;
    const ending = new AbortController();
    let aliveAt = 0;
    let isFirst = true;
    const onMessage = (message: LiveMessage) => {
      // What happened between the first answers and the connection was said to nobody.
      if (aliveAt === 0) load(['notifications', ...SAID]);
      aliveAt = Date.now();
      if (message === 'alive') return;
      receive(message, isFirst);
      isFirst = false;
    };
    void keepConnected({ signal: ending.signal, onMessage });
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && Date.now() - aliveAt >= POLL_MS) load(['notifications']);
    }, POLL_MS);
    return () => {
      clearInterval(timer);
      ending.abort();
    };
  }, [isOffered]);
}

/** Whether a startup is the one of the address; null is any. */
function isOpen(id: unknown): boolean {
  const address = new URLSearchParams(globalThis.location.search);
  const open = address.get('open') ?? address.get('startup');
  return open !== null && (id === null || id === open);
}

function readData(text: string): ReadonlyMap<string, unknown> {
  try {
    const data: unknown = JSON.parse(text);
    return new Map(typeof data === 'object' && data !== null ? Object.entries(data) : []);
  } catch {
    return new Map();
  }
}

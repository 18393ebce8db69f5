import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { api, isOwnRequest, type Tag } from '@vaglio/api-client';
import { keepConnected, type LiveMessage } from './keep-connected';
import { SAID, staleTags, type Shown } from './stale-tags';

const POLL_MS = 60_000;
/**
 * Marks cached answers as stale when the server says that something changed: one's inbox, or the startup of the address.
 * Without a connection the inbox is looked at each minute, while the page is seen.
 * @param known the number of unread that is shown; null until the server has answered once, or where it has no inbox
 */
export function useLiveChanges(known: number | null): void {
  const dispatch = useDispatch();
  const isSupported = known !== null;
  const load = useEffectEvent((tags: readonly Tag[]) => {
    dispatch(api.util.invalidateTags([...tags]));
  });
  const newest = useRef<Shown['newest']>(undefined);
  const receive = useEffectEvent((message: Exclude<LiveMessage, 'alive'>) => {
    const shown = { unread: known, newest: newest.current, open: openStartup(), isOwn: isOwnRequest };
    const stale = staleTags(message, shown);
    newest.current = stale.newest;
    if (stale.tags.length > 0) load(stale.tags);
  });
  useEffect(() => {
    if (!isSupported) return undefined;
    const ending = new AbortController();
    let aliveAt = 0;
    const onMessage = (message: LiveMessage) => {
      // What happened between the first answers and the connection was said to nobody.
      if (aliveAt === 0) load(['notifications', ...SAID]);
      aliveAt = Date.now();
      if (message === 'alive') return;
      receive(message);
    };
    void keepConnected({ signal: ending.signal, onMessage });
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && Date.now() - aliveAt >= POLL_MS) load(['notifications']);
    }, POLL_MS);
    return () => {
      clearInterval(timer);
      ending.abort();
    };
  }, [isSupported]);
}

/** The startup of the address. */
function openStartup(): string | null {
  const address = new URLSearchParams(globalThis.location.search);
  return address.get('open') ?? address.get('startup');
}

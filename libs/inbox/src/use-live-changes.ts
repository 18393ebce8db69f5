import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { api, isOwnRequest, type Tag } from '@vaglio/api-client';
import { keepConnected, type LiveMessage } from './keep-connected';
import { SAID, staleTags, type Shown } from './stale-tags';

const POLL_MS = 60_000;
/**
 * Invalidates cached data when the server reports a change of the inbox or the open startup. Without a live connection,
 * a visible page polls the inbox every minute.
 * @param known displayed number of unread notifications; null before the first response and without an inbox
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
      // Events that occur between the first responses and the start of the connection are lost, so the data are
      // reloaded.
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

/** Returns the id of the open startup in the address. */
function openStartup(): string | null {
  const address = new URLSearchParams(globalThis.location.search);
  return address.get('open') ?? address.get('startup');
}

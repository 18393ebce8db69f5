import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { errorText } from '@vaglio/api-client';
import { startupsApi, useVisitViewMutation } from '@vaglio/startups-data';

/** A visit is confirmed this often while the list is seen, well within the half hour after which the next one begins. */
const CONFIRMED_MS = 5 * 60_000;
/** Lists that follow each other quickly, as while somebody types, are confirmed together. */
const SETTLED_MS = 2_000;
/** A list that was answered within this time is not loaded again when the page is seen again. */
const FRESH_MS = 60_000;

/**
 * Confirms that the person looks at a view: when its list is there, after each change of it, and
 * now and then while the page is seen. A page that nobody sees, as a tab left open over night, confirms nothing, even
 * where its list changes live. When it is seen again, a list of more than a minute ago is loaded first: what entered
 * meanwhile would be no news after a confirmation.
 * @param id the view; null while none is looked at
 * @param answeredAt when the server last answered, in milliseconds since 1970 of this machine; undefined where it failed
 */
export function useVisit(id: string | null, answeredAt: number | undefined) {
  const dispatch = useDispatch();
  const [visit] = useVisitViewMutation();
  const confirmed = useRef<{ readonly id: string; readonly answeredAt: number | undefined } | null>(null);
  const confirm = useEffectEvent(() => {
    if (id === null || document.visibilityState !== 'visible') return;
    confirmed.current = { id, answeredAt };
    void visit({ id, newVisit: {} });
  });
  useEffect(() => {
    if (id === null) return undefined;
    const timer = setTimeout(() => confirm(), confirmed.current?.id === id ? SETTLED_MS : 0);
    return () => clearTimeout(timer);
  }, [id, answeredAt]);
  const seeAgain = useEffectEvent(() => {
    if (id === null || document.visibilityState !== 'visible') return;
    const isFresh = answeredAt !== undefined && Date.now() - answeredAt <= FRESH_MS;
    if (!isFresh) dispatch(startupsApi.util.invalidateTags(['investments', 'view-news']));
    else if (confirmed.current?.id !== id || confirmed.current.answeredAt !== answeredAt) confirm();
  });
  useEffect(() => {
    const timer = setInterval(() => confirm(), CONFIRMED_MS);
    const onSeen = () => seeAgain();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, []);
  return {
    /** Marks the view as seen, or undoes that. Resolves with the reason of a refusal, or null. */
    mark: async (act: 'seen' | 'undo'): Promise<string | null> => {
      if (id === null) return null;
      const { error } = await visit({ id, newVisit: { act } });
      return error ? errorText(error, 'Could not be marked as seen') : null;
    },
  };
}

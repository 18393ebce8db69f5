import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { errorText } from '@vaglio/api-client';
import { startupsApi, useVisitViewMutation } from '@vaglio/startups-data';

/**
 * Interval at which a visible list confirms the visit. After half an hour without a confirmation, a new visit starts.
 */
const CONFIRMED_MS = 5 * 60_000;
/** Debounce delay of confirmations. It applies to lists that change quickly, such as during typing. */
const SETTLED_MS = 2_000;
/** Maximum age at which a list is not reloaded when the page becomes visible again. */
const FRESH_MS = 60_000;

/**
 * Confirms that the user is looking at a view. It does so when the list is loaded, after each change of the list, and
 * regularly while the page is visible. A hidden page confirms nothing, even if its list is updated. When it becomes
 * visible again, a list older than a minute is reloaded first. Otherwise startups that it does not show would be marked
 * as seen.
 * @param id id of the view; null if no view is displayed
 * @param answeredAt local time of the last response, in milliseconds since 1970; undefined after a failure
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
    /** Marks the view as seen, or undoes this. It resolves to the reason for a failure, or to null. */
    mark: async (act: 'seen' | 'undo'): Promise<string | null> => {
      if (id === null) return null;
      const { error } = await visit({ id, newVisit: { act } });
      return error ? errorText(error, 'Could not be marked as seen') : null;
    },
  };
}

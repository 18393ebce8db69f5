import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { useVisitViewMutation } from '@vaglio/startups-data';

/** A visit is confirmed this often while the list is seen, well within the half hour after which the next one begins. */
const CONFIRMED_MS = 5 * 60_000;
/** Lists that follow each other quickly, as while somebody types, are confirmed together. */
const SETTLED_MS = 2_000;

/**
 * Confirms that the person looks at a view: when its list is there, after each change of it, and now and then while the
 * page is seen; also when it is seen again. A page that nobody sees, as a tab left open over night, confirms nothing,
 * even where its list changes live.
 * @param id the view; null while none is looked at
 * @param seen what the server answered: a new object for each answer
 */
export function useVisit(id: string | null, seen: unknown) {
  const [visit] = useVisitViewMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const confirmed = useRef<string | null>(null);
  const confirm = useEffectEvent(() => {
    if (id === null || document.visibilityState !== 'visible') return;
    confirmed.current = id;
    void visit({ id, newVisit: {} });
  });
  useEffect(() => {
    if (id === null) return undefined;
    const timer = setTimeout(() => confirm(), confirmed.current === id ? SETTLED_MS : 0);
    return () => clearTimeout(timer);
  }, [id, seen]);
  useEffect(() => {
    const timer = setInterval(() => confirm(), CONFIRMED_MS);
    const onSeen = () => confirm();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, []);
  return {
    /** Why marking as seen, or taking that back, was refused. */
    failure,
    mark: async (act: 'seen' | 'undo'): Promise<boolean> => {
      if (id === null) return false;
      const { error } = await visit({ id, newVisit: { act } });
      setFailure(error ? errorText(error, 'Could not be marked as seen') : null);
      return !error;
    },
  };
}

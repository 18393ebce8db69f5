import { useMemo, useState } from 'react';
import { canWriteInvestments } from '@vaglio/access-control';
import { useIsSupported } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import { useStableCallback } from '@vaglio/ui';
import type { DetailsTab } from '@vaglio/startups-data';

/**
 * Returns the notes state that the page keeps, and a function for the new note hotkey.
 * @param isOpen true if the details of a startup are displayed
 */
export function usePageNotes(isOpen: boolean, turn: (tab: DetailsTab) => void) {
  const { claims } = useSession();
  const isSupported = useIsSupported('readTimeline') === true;
  const [isAsked, setIsAsked] = useState(false);
  const [drafts] = useState(() => new Map<string, string>());
  const onAnswered = useStableCallback(() => setIsAsked(false));
  const ask = (): void => {
    setIsAsked(true);
    turn('notes');
  };
  return {
    details: useMemo(() => ({ drafts, isAsked, onAnswered }), [drafts, isAsked, onAnswered]),
    /** Focuses the field for a new note. null if the user may not write notes. */
    write: isOpen && isSupported && canWriteInvestments(claims) ? ask : null,
  };
}

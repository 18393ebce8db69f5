import { useMemo, useState } from 'react';
import { canWriteInvestments } from '@vaglio/access-control';
import { useIsSupported } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import { useStableCallback } from '@vaglio/ui';
import type { DetailsTab } from '@vaglio/startups-data';

/**
 * What the page holds of the notes, and how its key opens their field.
 * @param isOpen whether the details of a startup are shown
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
    /** Null where no note can be written. */
    write: isOpen && isSupported && canWriteInvestments(claims) ? ask : null,
  };
}

import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { readText } from '@vaglio/api-client';

interface Shown {
  readonly text: string;
  readonly pathname: string;
}

/**
 * A note that the page before sent along (`{ notice }` in the navigation state), such as 'Login
 * successful'. It goes with the page. A reload and the way back do not show it again: it stays in
 * the history, for to take it out is a navigation, which might overtake a person's own click.
 */
export function useNotice() {
  const { key, pathname, state } = useLocation();
  const isSentNow = useNavigationType() !== 'POP';
  const [shown, setShown] = useState<Shown | null>(null);
  const sent = isSentNow ? readText(state, 'notice') : null;
  useEffect(() => {
    setShown((before) => {
      if (sent) return { text: sent, pathname };
      return before?.pathname === pathname ? before : null;
    });
  }, [sent, key, pathname]);
  return { notice: shown?.pathname === pathname ? shown.text : null, dismiss: () => setShown(null) };
}

import { useState } from 'react';
import { keepText, readKeptText } from '@vaglio/ui';

const KEPT_AS = 'closedChainNotice';

/**
 * Which notice of a run a person closed, kept by the browser: the strip is above several sections, and each shows it anew.
 * @returns the notice, null for none, and what keeps another one
 */
export function useClosedNotice(): readonly [string | null, (notice: string) => void] {
  const [closed, setClosed] = useState(() => readKeptText(KEPT_AS));
  const close = (notice: string) => {
    keepText(KEPT_AS, notice);
    setClosed(notice);
  };
  return [closed, close];
}

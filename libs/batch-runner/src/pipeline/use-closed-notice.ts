import { useState } from 'react';
import { storeText, readStoredText } from '@vaglio/ui';

const KEPT_AS = 'closedChainNotice';

/**
 * Which notice of a run a person closed, kept by the browser: the strip is above several sections, and each shows it anew.
 * @returns the notice, null for none, and what keeps another one
 */
export function useClosedNotice(): readonly [string | null, (notice: string) => void] {
  const [closed, setClosed] = useState(() => readStoredText(KEPT_AS));
  const close = (notice: string) => {
    storeText(KEPT_AS, notice);
    setClosed(notice);
  };
  return [closed, close];
}

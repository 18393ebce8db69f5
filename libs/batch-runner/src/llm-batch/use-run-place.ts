import { useState } from 'react';
import { useIsSupported } from '@vaglio/api-client';
import { storeText, readStoredText } from '@vaglio/ui';

/** Where a run goes on: in this tab, as specified, or on the server. */
export type RunPlace = 'browser' | 'server';

const KEPT_AS = 'llmRunPlace';

/**
 * Where Start runs, as this browser remembers it; in the browser at first, and where the server makes no runs.
 * @returns `isSupported` whether there is a choice
 */
export function useRunPlace() {
  const [kept, setKept] = useState<RunPlace>(() =>
    readStoredText(KEPT_AS) === 'server' ? 'server' : 'browser',
  );
  const isSupported = useIsSupported('listExtractionRuns') === true;
  const choose = (place: RunPlace) => {
    setKept(place);
    storeText(KEPT_AS, place);
  };
  const place: RunPlace = isSupported ? kept : 'browser';
  return { place, isSupported, choose };
}

import { useState } from 'react';
import { useOffers } from '@vaglio/api-client';
import { storeText, readStoredText } from '@vaglio/ui';

/** Where a run goes on: in this tab, as specified, or on the server. */
export type RunPlace = 'browser' | 'server';

const KEPT_AS = 'llmRunPlace';

/**
 * Where Start runs, as this browser remembers it; in the browser at first, and where the server makes no runs.
 * @returns `isOffered` whether there is a choice
 */
export function useRunPlace() {
  const [kept, setKept] = useState<RunPlace>(() =>
    readStoredText(KEPT_AS) === 'server' ? 'server' : 'browser',
  );
  const isOffered = useOffers('listExtractionRuns') === true;
  const choose = (place: RunPlace) => {
    setKept(place);
    storeText(KEPT_AS, place);
  };
  const place: RunPlace = isOffered ? kept : 'browser';
  return { place, isOffered, choose };
}

import { useState } from 'react';
import { useIsSupported } from '@vaglio/api-client';
import { storeText, readStoredText } from '@vaglio/ui';

/** Place where a run extracts articles: this browser tab, as specified, or the server. */
export type RunPlace = 'browser' | 'server';

const KEPT_AS = 'llmRunPlace';

/**
 * Returns the place of the next run, which the browser stores. The default is the browser. It is the only option on
 * servers without server-side runs.
 * @returns `isSupported`, which is true if the user can choose
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

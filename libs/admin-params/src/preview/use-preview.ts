import { useEffect, useEffectEvent, useState } from 'react';
import { errorText, useIsSupported } from '@vaglio/api-client';
import type { ProposedChange } from '@vaglio/contract';
import { useSimulateScoreMutation } from '../hooks.gen';

/** Shared by all previews: that the server has none is learned once. */
const SHARED = { fixedCacheKey: 'preview' };

/**
 * What saving changes would do.
 * @param changes as the form now proposes them: the effect of others, or of another form's, is not shown
 * @returns `isSupported` until the server turned out not to know the call
 */
export function usePreview(changes: readonly ProposedChange[] | null) {
  const [call, { data, error, isLoading, requestId, reset }] = useSimulateScoreMutation(SHARED);
  const [asked, setAsked] = useState({ requestId: '', text: '' });
  const isSupported = useIsSupported('simulateScore') !== false;
  const forget = useEffectEvent(() => {
    if (isSupported) reset();
  });
  useEffect(() => () => forget(), []);
  const isOurs = asked.requestId === requestId && asked.text === JSON.stringify(changes);
  return {
    isSupported,
    isLoading: isOurs && isLoading,
    effect: isOurs && !isLoading && data ? data : null,
    failure: isOurs && !isLoading && error ? errorText(error, 'Preview failed') : null,
    run: (proposed: readonly ProposedChange[]) => {
      const request = call({ body: { changes: [...proposed] } });
      setAsked({ requestId: request.requestId, text: JSON.stringify(proposed) });
    },
  };
}

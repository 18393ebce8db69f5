import { useEffect, useEffectEvent, useState } from 'react';
import { errorText, useIsSupported } from '@vaglio/api-client';
import type { ProposedChange } from '@vaglio/contract';
import { useSimulateScoreMutation } from '../hooks.gen';

/** All previews share this cache entry, so that the app detects only once that a server does not support previews. */
const SHARED = { fixedCacheKey: 'preview' };

/**
 * Requests the effect of changes.
 * @param changes current changes in the form; the effect of earlier changes is not returned
 * @returns `isSupported`, which is true until the server rejects the request as unknown
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

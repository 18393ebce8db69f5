import { useEffect, useState } from 'react';
import { callApi } from '@vaglio/api-client';
import { property } from '@vaglio/contract';

/**
 * Loads the number of the user's valid API tokens, for pages outside the signed-in app's store.
 * @param isAsked false if nobody is signed in
 * @returns undefined while it is loading and after an error; the server then revokes the tokens
 */
export function useOwnTokenCount(isAsked: boolean): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    callApi('/auth/user')
      .then(({ data }) => {
        const tokens = property(data, 'api_tokens');
        if (isCurrent && typeof tokens === 'number') setCount(tokens);
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isAsked]);
  return isAsked ? count : undefined;
}

import { useEffect, useState } from 'react';
import { callApi } from '@vaglio/api-client';
import { property } from '@vaglio/contract';

/**
 * Number of the own valid API tokens, for a page that opens without the store of signed-in pages.
 * @param isAsked false where nobody is signed in
 * @returns undefined until it is known, and where it cannot be read: the server then revokes them
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

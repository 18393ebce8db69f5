import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function with a stable identity, for memoised components. It calls the function from the latest render. */
export function useStableCallback<Args extends readonly unknown[], Answer>(
  act: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

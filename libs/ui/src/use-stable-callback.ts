import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function from first to last, which does what the latest rendering says; for memoised parts. */
export function useStableCallback<Args extends readonly unknown[], Answer>(
  act: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

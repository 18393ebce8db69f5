import { createContext, useContext, type ReactNode } from 'react';

const Decimals = createContext<number | undefined>(undefined);

interface ScoreDecimalsProviderProps {
  /** Of all scores of the page, as `scoreDecimals` counts them. */
  readonly decimals: number;
  readonly children: ReactNode;
}

/** Makes all scores inside show the same number of decimals. */
export function ScoreDecimalsProvider({ decimals, children }: ScoreDecimalsProviderProps) {
  return <Decimals value={decimals}>{children}</Decimals>;
}

/** How many decimals a score is shown with, for `formatScore`; undefined where a page does not say. */
export function useScoreDecimals(): number | undefined {
  return useContext(Decimals);
}

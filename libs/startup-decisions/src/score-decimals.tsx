import { createContext, useContext, type ReactNode } from 'react';

const Decimals = createContext<number | undefined>(undefined);

interface ScoreDecimalsProviderProps {
  /** Number of decimals in all scores on the page, computed by `scoreDecimals`. */
  readonly decimals: number;
  readonly children: ReactNode;
}

/** Provides the number of decimals that all scores inside use. */
export function ScoreDecimalsProvider({ decimals, children }: ScoreDecimalsProviderProps) {
  return <Decimals value={decimals}>{children}</Decimals>;
}

/** Returns the number of decimals for `formatScore`. On a page without the provider, it is undefined. */
export function useScoreDecimals(): number | undefined {
  return useContext(Decimals);
}

import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Startup } from '@vaglio/contract';

/** Maximum number of startups in a comparison. */
export const MAX_COMPARED = 4;

export type Compared = Pick<Startup, 'id' | 'company_name'>;

/** Startups that the user has selected for a comparison, and functions that change the selection. */
export interface CompareTray {
  readonly chosen: readonly Compared[];
  /** Adds or removes a startup. No startups are added beyond the maximum. */
  readonly toggle: (startup: Compared) => void;
  readonly clear: () => void;
}

const Tray = createContext<CompareTray | null>(null);

/** Provides the compare tray, which is kept across the list, comparisons and documents. A reload empties it. */
export function CompareTrayProvider({ children }: { readonly children: ReactNode }) {
  const [chosen, setChosen] = useState<readonly Compared[]>([]);
  const toggle = useCallback(({ id, company_name }: Compared) => {
    setChosen((before) => {
      const others = before.filter((each) => each.id !== id);
      if (others.length < before.length || before.length === MAX_COMPARED) return others;
      return [...before, { id, company_name }];
    });
  }, []);
  const tray = useMemo(() => ({ chosen, toggle, clear: () => setChosen([]) }), [chosen, toggle]);
  return <Tray value={tray}>{children}</Tray>;
}

/** Returns the compare tray, or null outside its provider. */
export function useCompareTray(): CompareTray | null {
  return useContext(Tray);
}

import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Startup } from '@vaglio/contract';

/** As many as the comparison has room for. */
export const MAX_COMPARED = 4;

/** A startup that was put aside to compare. */
export type Compared = Pick<Startup, 'id' | 'company_name'>;

/** The startups that a person collects to compare, and what changes them. */
export interface CompareTray {
  readonly chosen: readonly Compared[];
  /** Adds a startup, or takes it out; no more than four are kept. */
  readonly toggle: (startup: Compared) => void;
  readonly clear: () => void;
}

const Tray = createContext<CompareTray | null>(null);

/** Keeps the tray while the list, a comparison and documents follow each other; a reload empties it. */
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

/** The tray; null where the page is not inside one. */
export function useCompareTray(): CompareTray | null {
  return useContext(Tray);
}

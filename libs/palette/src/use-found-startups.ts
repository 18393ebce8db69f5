import { useEffect, useState } from 'react';
import { useListInvestmentsQuery } from '@vaglio/startups-data';
import type { FoundStartups, Scope } from './palette-entries';

const MOST_SHOWN = 6;
/** Letters that follow each other faster are one search. */
const PAUSE_MS = 120;

/**
 * Startups of a text by company or founder, the best first, while it is typed: the former ones stay until the next are
 * there.
 * @returns null before the first answer, and for a text that asks for none
 */
export function useFoundStartups({ scope, q }: { readonly scope: Scope; readonly q: string }): {
  readonly found: FoundStartups | null;
  readonly isSearching: boolean;
  readonly error: unknown;
} {
  const [asked, setAsked] = useState(q);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(q), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [q]);
  const skip = asked === '' || q === '' || scope === 'actions';
  const { data, error, isFetching } = useListInvestmentsQuery(
    { mode: 'all', q: asked, pageSize: MOST_SHOWN, page: 1 },
    { skip },
  );
  if (skip || !data || error)
    return { found: null, isSearching: !skip && isFetching, error: skip ? null : error };
  const { items, total, similar = [] } = data;
  const isSimilar = total === 0 && similar.length > 0;
  return {
    found: { startups: isSimilar ? similar : items, total, isSimilar },
    isSearching: isFetching || asked !== q,
    error: null,
  };
}

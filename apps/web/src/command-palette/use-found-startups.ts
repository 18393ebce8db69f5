import { useEffect, useState } from 'react';
import type { StartupPage } from '@vaglio/contract';
import { useListInvestmentsQuery } from '@vaglio/startups-data';
import { includesAllTerms, type FoundStartups, type Scope } from './palette-entries';

const MAX_SHOWN = 6;
/** Letters that follow each other faster are one search. */
const PAUSE_MS = 120;

/**
 * Startups of a text by company or founder, the best first, while it is typed. Until the answer is there, those of the
 * former one whose name has the text stay: Enter never opens what the text does not name.
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
  const { data, currentData, error, isFetching } = useListInvestmentsQuery(
    { mode: 'all', q: asked, pageSize: MAX_SHOWN, page: 1 },
    { skip },
  );
  if (skip) return { found: null, isSearching: false, error: null };
  const isAnswered = asked === q;
  const isSearching = isFetching || !isAnswered;
  if (isAnswered && error) return { found: null, isSearching, error };
  if (isAnswered && currentData) return { found: foundIn(currentData), isSearching, error: null };
  const named = (data?.items ?? []).filter(({ company_name }) => includesAllTerms(company_name, q));
  const found = named.length > 0 ? { startups: named, total: 0, isSimilar: false } : null;
  return { found, isSearching, error: null };
}

function foundIn({ items, total, similar = [] }: StartupPage): FoundStartups {
  const isSimilar = total === 0 && similar.length > 0;
  return { startups: isSimilar ? similar : items, total, isSimilar };
}

import { useEffect, useState } from 'react';
import type { StartupPage } from '@vaglio/contract';
import { useListInvestmentsQuery } from '@vaglio/startups-data';
import { includesAllTerms, type FoundStartups, type Scope } from './palette-entries';

const MAX_SHOWN = 6;
/** Debounce delay of the search. */
const PAUSE_MS = 120;

/**
 * Returns the startups that match a text by company or founder, best match first. While a request is pending, previous
 * results remain if their names contain the new text. Enter therefore never opens a startup that does not match.
 * @returns `found`: null before the first response, and for a text that needs no search
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

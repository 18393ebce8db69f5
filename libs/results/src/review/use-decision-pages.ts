import { errorText } from '@vaglio/api-client';
import {
  type DiscardedName,
  type ReviewDecision,
  useListDiscardedNamesQuery,
  useListReviewDecisionsQuery,
} from '@vaglio/startups-data';
import type { ResultsView } from '../list/results-view';

/** One page of a list of decisions. */
export interface DecisionPage<Row> {
  readonly rows: readonly Row[];
  /** Null until loaded, and after a failure. */
  readonly total: number | null;
  readonly isFetching: boolean;
  readonly failure: string | null;
  readonly retry: () => void;
}

/** The shown page of both lists; the hidden one is on its first page, for its count. */
export function useDecisionPages({ show, page, pageSize }: ResultsView): {
  readonly decisions: DecisionPage<ReviewDecision>;
  readonly names: DecisionPage<DiscardedName>;
} {
  const queryOf = (isShown: boolean) => ({ page: isShown ? page : 1, pageSize });
  return {
    decisions: toPage(useListReviewDecisionsQuery(queryOf(show !== 'names'))),
    names: toPage(useListDiscardedNamesQuery(queryOf(show === 'names'))),
  };
}

interface Answer<Row> {
  readonly data?: { readonly items: readonly Row[]; readonly total: number };
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** A failed load empties the list. */
function toPage<Row>({ data, error, isFetching, refetch }: Answer<Row>): DecisionPage<Row> {
  const shown = error === undefined ? data : undefined;
  return {
    rows: shown?.items ?? [],
    total: shown?.total ?? null,
    isFetching,
    failure: error === undefined ? null : errorText(error, 'Failed to load data'),
    retry: () => void refetch(),
  };
}

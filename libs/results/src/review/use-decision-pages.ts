import type { DiscardedName, ReviewDecision } from '@vaglio/contract';
import { useListDiscardedNamesQuery, useListReviewDecisionsQuery } from '@vaglio/startups-data';
import { toListPage, type ListPage } from '../list/list-page';
import type { ResultsView } from '../list/results-view';

/** The shown page of both lists; the hidden one is on its first page, for its count. */
export function useDecisionPages({ show, page, pageSize }: ResultsView): {
  readonly decisions: ListPage<ReviewDecision>;
  readonly names: ListPage<DiscardedName>;
} {
  const queryOf = (isShown: boolean) => ({ page: isShown ? page : 1, pageSize });
  return {
    decisions: toListPage(useListReviewDecisionsQuery(queryOf(show !== 'names'))),
    names: toListPage(useListDiscardedNamesQuery(queryOf(show === 'names'))),
  };
}

import { useOffers } from '@vaglio/api-client';
import { useCountDuplicatesQuery } from './review.api';

/** What waits in Review; null where the server does not offer it, or has not answered yet. */
export function useReviewCount(): number | null {
  const { data } = useCountDuplicatesQuery();
  return useOffers('countDuplicates') === true ? (data?.open ?? 0) : null;
}

import { useIsSupported } from '@vaglio/api-client';
import { useCountDuplicatesQuery, useCountReviewQuery } from './hooks.gen';

/** A tab that is opened shows what waits now. */
const AGAIN_AFTER_S = 5;

/** What waits in Review, by its tabs; null where it is not known. */
export function useWaiting() {
  const review = useCountReviewQuery(undefined, { refetchOnMountOrArgChange: AGAIN_AFTER_S });
  const hasArticles = useIsSupported('countReview');
  // A server without a queue of articles counts the pairs alone.
  const pairs = useCountDuplicatesQuery(undefined, { skip: hasArticles !== false });
  const hasPairs = useIsSupported('countDuplicates');
  return {
    hasArticles: hasArticles === true,
    hasDuplicates: hasArticles === true || hasPairs === true,
    articles: review.data?.articles ?? null,
    duplicates: review.data?.duplicates ?? pairs.data?.open ?? null,
  };
}

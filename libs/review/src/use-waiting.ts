import { useIsSupported } from '@vaglio/api-client';
import { useReadChainQuery } from '@vaglio/startups-data';
import { useCountDuplicatesQuery } from './hooks.gen';

/** A tab that is opened shows what waits now. */
const AGAIN_AFTER_S = 5;

/**
 * What waits in Review, by its tabs; null where it is not known. The top bar, the tabs and the strip of the stages show
 * counts of the same answer, so that they agree.
 */
export function useWaiting() {
  const { data: chain } = useReadChainQuery(undefined, { refetchOnMountOrArgChange: AGAIN_AFTER_S });
  const hasChain = useIsSupported('readChain');
  // A server without the stages counts the pairs alone.
  const pairs = useCountDuplicatesQuery(undefined, { skip: hasChain !== false });
  const hasPairs = useIsSupported('countDuplicates');
  const articles = chain?.review_articles ?? null;
  const duplicates = chain?.review_pairs ?? pairs.data?.open ?? null;
  return {
    hasArticles: articles !== null,
    hasDuplicates: (chain?.review_pairs ?? null) !== null || hasPairs === true,
    articles,
    duplicates,
  };
}

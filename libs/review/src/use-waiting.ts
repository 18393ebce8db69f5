import { useIsSupported } from '@vaglio/api-client';
import { useReadChainQuery } from '@vaglio/startups-data';
import { useCountDuplicatesQuery } from './hooks.gen';

/** Maximum age in seconds of the counts when a tab opens. */
const AGAIN_AFTER_S = 5;

/**
 * Returns the number of pending reviews per tab; null if unknown. The top bar, the tabs and the pipeline strip use the
 * same response, so that their counts agree.
 */
export function useWaiting() {
  const { data: chain, isFetching } = useReadChainQuery(undefined, {
    refetchOnMountOrArgChange: AGAIN_AFTER_S,
  });
  const hasChain = useIsSupported('readChain');
  // Servers without the pipeline have a separate endpoint that counts the pairs.
  const pairs = useCountDuplicatesQuery(undefined, { skip: hasChain !== false });
  const hasPairs = useIsSupported('countDuplicates');
  const articles = chain?.review_articles ?? null;
  const duplicates = chain?.review_pairs ?? pairs.data?.open ?? null;
  return {
    /** False until the counts are current or have failed to load. */
    isSettled: !isFetching && !pairs.isFetching && !(hasChain === false && pairs.isUninitialized),
    hasArticles: articles !== null,
    hasDuplicates: (chain?.review_pairs ?? null) !== null || hasPairs === true,
    articles,
    duplicates,
  };
}

import { useReadChainQuery } from '@vaglio/startups-data';
import { useReadPendingCountQuery } from './hooks.gen';

/**
 * Loads the state of the extraction. The number of pending articles comes from the response that the pipeline strip
 * displays, so that both counts agree. Servers without the pipeline return it with the state of the extraction.
 */
export function usePendingArticles() {
  const { data, error } = useReadPendingCountQuery();
  const { currentData: chain } = useReadChainQuery();
  const live = chain?.to_extract ?? null;
  return {
    data: error ? undefined : data,
    error,
    /** Number of pending articles; null if unknown. */
    waiting: live ?? (error ? null : (data?.pending ?? null)),
    /** True if the number is reloaded after each change, so that no run needs to count. */
    isLive: live !== null,
  };
}

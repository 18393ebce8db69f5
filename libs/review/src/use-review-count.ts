import { routes, type ReviewTab } from '@vaglio/startups-domain';
import { useWaiting } from './use-waiting';

/** Number of pending reviews, and the address of the tab that contains them. */
interface ReviewCount {
  readonly count: number;
  readonly to: string;
}

/** Returns the number of pending reviews, or null if the server does not support reviews or has not responded yet. */
export function useReviewCount(): ReviewCount | null {
  const waiting = useWaiting();
  if (!waiting.hasDuplicates) return null;
  return {
    count: (waiting.articles ?? 0) + (waiting.duplicates ?? 0),
    to: routes.review(firstTab(waiting)),
  };
}

/**
 * Returns the tab that the Review page opens by default. It is Articles, unless only pairs are pending or the server
 * does not support article reviews.
 */
export function firstTab({ hasArticles, articles, duplicates }: ReturnType<typeof useWaiting>): ReviewTab {
  return hasArticles && ((articles ?? 0) > 0 || (duplicates ?? 0) === 0) ? 'articles' : 'duplicates';
}

import { routes } from '@vaglio/startups-domain';
import { useWaiting } from './use-waiting';

/** What waits in Review, and the address of the tab where it waits. */
interface ReviewCount {
  readonly count: number;
  readonly to: string;
}

/** What waits in Review; null where the server does not offer it, or has not answered yet. */
export function useReviewCount(): ReviewCount | null {
  const { hasArticles, hasDuplicates, articles, duplicates } = useWaiting();
  if (!hasDuplicates) return null;
  const isInArticles = hasArticles && ((articles ?? 0) > 0 || (duplicates ?? 0) === 0);
  return {
    count: (articles ?? 0) + (duplicates ?? 0),
    to: routes.review(isInArticles ? 'articles' : 'duplicates'),
  };
}

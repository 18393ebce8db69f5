import { DEFAULT_PAGE_SIZE } from '@vaglio/startups-domain';
import { ARTICLES_ADDRESS } from './articles/articles-query';
import { ARTICLES_LOADED } from './articles/use-queue';
import { DUPLICATES_ADDRESS } from './duplicates/duplicates-query';
import { PAIRS_A_PAGE } from './duplicates/use-pairs';
import { readTab } from './review-tab';
import { duplicatesApi } from './review.api';

const UNREAD = { subscribe: false } as const;

/** Returns the queries that the page loader prefetches for the tab in an address. */
export function reviewQueries(search: string) {
  const { listReviewArticles, listDuplicates, listReviewSteps } = duplicatesApi.endpoints;
  const tab = readTab(search);
  if (tab === 'articles') {
    const { only } = ARTICLES_ADDRESS.read(search);
    return [listReviewArticles.initiate({ only, pageSize: ARTICLES_LOADED }, UNREAD)];
  }
  if (tab === 'duplicates') {
    const { only, page } = DUPLICATES_ADDRESS.read(search);
    return [listDuplicates.initiate({ only, page, pageSize: PAIRS_A_PAGE }, UNREAD)];
  }
  if (tab === null) return [];
  return [listReviewSteps.initiate({ page: 1, pageSize: DEFAULT_PAGE_SIZE }, UNREAD)];
}

export { AddArticlePage } from './add-article/AddArticlePage';
export { ReviewPage } from './ReviewPage';
export { reviewQueries } from './review-queries';
export { useReviewCount } from './use-review-count';

export { ReviewPage } from './ReviewPage';
export { useReviewCount } from './use-review-count';

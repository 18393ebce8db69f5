export { ReviewPage } from '@vaglio/review';

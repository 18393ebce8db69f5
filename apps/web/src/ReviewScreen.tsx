import { ChainBar } from '@vaglio/batch-runner';
import { ReviewPage } from '@vaglio/review';

/** Review below the strip of the chain: the two libs meet here. */
export function ReviewScreen() {
  return (
    <ChainBar here="review">
      <ReviewPage />
    </ChainBar>
  );
}

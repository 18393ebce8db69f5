import { MyWorkPage } from '@vaglio/inbox';
import { useOwnReview } from '../../navigation/use-own-review';

/** Page /my-work for all signed-in users. */
export function Component() {
  return <MyWorkPage review={useOwnReview()} />;
}

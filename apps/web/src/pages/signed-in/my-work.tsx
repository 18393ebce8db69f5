import { MyWorkPage } from '@vaglio/inbox';
import { useOwnReview } from '../../navigation/use-own-review';

/** /my-work for everybody who is signed in. */
export function Component() {
  return <MyWorkPage review={useOwnReview()} />;
}

import { canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import { useReviewCount } from '@vaglio/review';

/** What waits in Review for the signed-in person; null for people who may not decide there. */
export function useOwnReview() {
  const { claims } = useSession();
  const review = useReviewCount();
  return canWriteInvestments(claims) ? review : null;
}

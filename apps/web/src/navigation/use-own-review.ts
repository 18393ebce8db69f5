import { canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import { useReviewCount } from '@vaglio/review';

/** Returns the number of pending reviews, or null for users who may not make review decisions. */
export function useOwnReview() {
  const { claims } = useSession();
  const review = useReviewCount();
  return canWriteInvestments(claims) ? review : null;
}

import { useLocation } from 'react-router';
import { canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import { isReview } from './paths';
import { InvestmentsPage, ReviewPage } from './screens';

/** The ranked list; with `?review=` in its address, for those who may edit startups, Review. */
export function InvestmentsScreen() {
  const { claims } = useSession();
  const isReviewing = isReview(useLocation()) && canWriteInvestments(claims);
  return isReviewing ? <ReviewPage /> : <InvestmentsPage />;
}

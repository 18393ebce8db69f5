import { useLocation } from 'react-router';
import { canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import { useBrand } from './frame/BrandProvider';
import { isComparison, isDossier, isReview } from './paths';
import { ComparisonPage, DossierPage, InvestmentsPage, ReviewPage } from './screens';

/**
 * The ranked list; with `?dossier=` in its address a document to print, with `?compare=` startups side by side, with
 * `?review=`, for those who may edit startups, Review.
 */
export function InvestmentsScreen() {
  const { claims } = useSession();
  const { foundationName } = useBrand();
  const location = useLocation();
  if (isDossier(location)) return <DossierPage foundation={foundationName} />;
  if (isComparison(location)) return <ComparisonPage />;
  const isReviewing = isReview(location) && canWriteInvestments(claims);
  return isReviewing ? <ReviewPage /> : <InvestmentsPage />;
}

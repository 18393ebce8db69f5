import { useLocation } from 'react-router';
import { canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import { useBrand } from './frame/BrandProvider';
import { isDossier, isReview } from './paths';
import { DossierPage, InvestmentsPage, ReviewPage } from './screens';

/**
 * The ranked list; with `?dossier=` in its address a document to print, with `?review=`, for those who may edit startups,
 * Review.
 */
export function InvestmentsScreen() {
  const { claims } = useSession();
  const { foundationName } = useBrand();
  const location = useLocation();
  if (isDossier(location)) return <DossierPage foundation={foundationName} />;
  const isReviewing = isReview(location) && canWriteInvestments(claims);
  return isReviewing ? <ReviewPage /> : <InvestmentsPage />;
}

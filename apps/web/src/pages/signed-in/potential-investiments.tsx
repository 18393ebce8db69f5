import { lazy } from 'react';
import { useLocation } from 'react-router';
import { canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import { CompareTrayProvider, InvestmentsPage } from '@vaglio/investments';
import { useBrand } from '../../frame/BrandProvider';
import { isComparison, isDossier, isReview } from '../../paths';

// What few addresses show has chunks of its own, which the sign-in page does not name.
const ComparisonScreen = lazy(() =>
  import('../../ComparisonScreen').then(({ ComparisonScreen: screen }) => ({ default: screen })),
);
const DossierPage = lazy(() =>
  import('@vaglio/dossier').then(({ DossierPage: page }) => ({ default: page })),
);
const ReviewScreen = lazy(() =>
  import('../../ReviewScreen').then(({ ReviewScreen: screen }) => ({ default: screen })),
);

/**
 * The ranked list; with `?dossier=` in its address a document to print, with `?compare=` startups side by side, with
 * `?review=`, for those who may edit startups, Review.
 */
export function InvestmentsScreen() {
  return (
    <CompareTrayProvider>
      <AddressedScreen />
    </CompareTrayProvider>
  );
}

function AddressedScreen() {
  const { claims } = useSession();
  const brand = useBrand();
  const location = useLocation();
  if (isDossier(location)) return <DossierPage brand={brand} />;
  if (isComparison(location)) return <ComparisonScreen />;
  const isReviewing = isReview(location) && canWriteInvestments(claims);
  return isReviewing ? <ReviewScreen /> : <InvestmentsPage />;
}

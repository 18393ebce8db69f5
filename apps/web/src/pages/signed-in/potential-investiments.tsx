import { lazy } from 'react';
import { useLocation, type LoaderFunctionArgs } from 'react-router';
import { canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import { CompareTrayProvider } from '@vaglio/startup-details';
import { investmentsQueries, InvestmentsPage } from '@vaglio/investments';
import { useBrand } from '../../frame/BrandProvider';
import { PATHS } from '@vaglio/startups-domain';
import { isComparison, isDossier, isReview } from '../../paths';
import { startQueries } from '../../start-queries';

// What few addresses show has chunks of its own, which the sign-in page does not name.
const ComparisonPage = lazy(() =>
  import('@vaglio/dossier').then(({ ComparisonPage: page }) => ({ default: page })),
);
const DossierPage = lazy(() =>
  import('@vaglio/dossier').then(({ DossierPage: page }) => ({ default: page })),
);
const ReviewScreen = lazy(() =>
  import('../../ReviewScreen').then(({ ReviewScreen: screen }) => ({ default: screen })),
);

/** Queries of the ranked list; the other parts of this address start their own. */
export function loader({ request }: LoaderFunctionArgs): null {
  const { search, searchParams } = new URL(request.url);
  const address = { pathname: PATHS.investments, search };
  const isList = !isReview(address) && !isComparison(address) && !isDossier(address);
  return startQueries(isList ? investmentsQueries(searchParams) : []);
}

/**
 * The ranked list; with `?dossier=` in its address a document to print, with `?compare=` startups side by side, with
 * `?review=`, for those who may edit startups, Review.
 */
export function Component() {
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
  if (isComparison(location)) return <ComparisonPage />;
  const isReviewing = isReview(location) && canWriteInvestments(claims);
  return isReviewing ? <ReviewScreen /> : <InvestmentsPage />;
}

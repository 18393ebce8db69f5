import { Navigate, useLocation, type LoaderFunctionArgs } from 'react-router';
import { investmentsQueries, InvestmentsPage } from '@vaglio/investments';
import { PageLoading } from '../../frame/PageLoading';
import { movedAddress } from '../../moved-address';
import { startQueries } from '../../start-queries';

/**
 * Pages that are opened from the list. They share its module, because separate modules would split the shared code into
 * many small files.
 */
export const opened = {
  dossier: () => import('./dossier'),
  review: () => import('./review'),
  addArticle: () => import('./add-article'),
};

/** Starts the queries of the ranked list. An old address that redirects to another page starts no queries. */
export function loader({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  const url = new URL(request.url);
  return startQueries(movedAddress(url) === null ? investmentsQueries(url.searchParams) : []);
}

/**
 * Page /potential-investiments: the ranked list. Old addresses of Review, comparisons and documents redirect to their
 * paths.
 */
export function Component() {
  const moved = movedAddress(useLocation());
  if (moved === null) return <InvestmentsPage />;
  return (
    <>
      <Navigate to={moved} replace />
      <PageLoading />
    </>
  );
}

import { Navigate, useLocation, type LoaderFunctionArgs } from 'react-router';
import { investmentsQueries, InvestmentsPage } from '@vaglio/investments';
import { PageLoading } from '../../frame/PageLoading';
import { movedAddress } from '../../moved-address';
import { startQueries } from '../../start-queries';

/**
 * Pages that are opened from the list. Their code comes through the list's, which they share much with: pages beside each
 * other would be cut into many small files.
 */
export const opened = {
  dossier: () => import('./dossier'),
  review: () => import('./review'),
  addArticle: () => import('./add-article'),
};

/** Queries of the ranked list; an old address of another page starts none. */
export function loader({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  const url = new URL(request.url);
  return startQueries(movedAddress(url) === null ? investmentsQueries(url.searchParams) : []);
}

/** /potential-investiments: the ranked list. Old addresses of Review, comparisons and documents lead to their paths. */
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

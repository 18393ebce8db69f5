import type { LoaderFunctionArgs } from 'react-router';
import { ComparisonPage, comparisonQueries, DossierPage, dossierQueries } from '@vaglio/dossier';
import { useBrand } from '../../frame/BrandProvider';
import { startQueries } from '../../start-queries';

type Request = Pick<LoaderFunctionArgs, 'request'>;

export function loader({ request }: Request): null {
  return startQueries(dossierQueries(new URL(request.url).searchParams));
}

/** Page /dossier: documents with the brand of the installation. */
export function Component() {
  return <DossierPage brand={useBrand()} />;
}

/**
 * Page /compare. It shares a module with the documents, because separate modules would split the shared code into many
 * small files.
 */
export const comparison = {
  loader: ({ request }: Request): null => startQueries(comparisonQueries(new URL(request.url).searchParams)),
  Component: ComparisonPage,
};

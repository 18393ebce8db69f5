import type { LoaderFunctionArgs } from 'react-router';
import { DossierPage, dossierQueries } from '@vaglio/dossier';
import { useBrand } from '../../frame/BrandProvider';
import { startQueries } from '../../start-queries';

export function loader({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  return startQueries(dossierQueries(new URL(request.url).searchParams));
}

/** /dossier: documents under the brand of the installation. */
export function Component() {
  return <DossierPage brand={useBrand()} />;
}

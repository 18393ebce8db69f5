import type { LoaderFunctionArgs } from 'react-router';
import { comparisonQueries } from '@vaglio/dossier';
import { startQueries } from '../../start-queries';

export { ComparisonPage as Component } from '@vaglio/dossier';

export function loader({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  return startQueries(comparisonQueries(new URL(request.url).searchParams));
}

import { useSearchParams } from 'react-router';
import type { Brand } from '@vaglio/api-client';
import { routes } from '@vaglio/startups-domain';
import { OneDossier } from './OneDossier';
import { readPrintedList } from './printed-list';
import { Shortlist } from './Shortlist';

/**
 * Page /dossier with a printable document. `?id=7` shows the dossier of a startup. Without `id`, the page shows the
 * shortlist that the list parameters describe. `ids=7,9` limits the shortlist to these startups. If the server does not
 * support documents, the page redirects to the list.
 * @param brand names and logo of the installation for the page headers
 */
export function DossierPage({ brand }: { readonly brand: Brand }) {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (id === null)
    return <Shortlist list={readPrintedList(params)} back={routes.listBehind(params)} brand={brand} />;
  return <OneDossier key={id} id={id} back={routes.listBehind(params, id)} brand={brand} />;
}

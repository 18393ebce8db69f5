import { useSearchParams } from 'react-router';
import type { Brand } from '@vaglio/api-client';
import { routes } from '@vaglio/startups-domain';
import { OneDossier } from './OneDossier';
import { readPrintedList } from './printed-list';
import { Shortlist } from './Shortlist';

/**
 * /dossier, a document to print: `?id=7` is the dossier of a startup, the parameters of a list alone are its shortlist,
 * and with `ids=7,9` that of these startups alone. On a server that does not offer it the list comes instead.
 * @param brand of the installation: its foundation at the head of each page, its logo on the first
 */
export function DossierPage({ brand }: { readonly brand: Brand }) {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (id === null)
    return <Shortlist list={readPrintedList(params)} back={routes.listBehind(params)} brand={brand} />;
  return <OneDossier key={id} id={id} back={routes.listBehind(params, id)} brand={brand} />;
}

import { useSearchParams } from 'react-router';
import type { Brand } from '@vaglio/api-client';
import { DATES } from './document-dates';
import { OneDossier } from './OneDossier';
import { readPrintedList } from './printed-list';
import { Shortlist } from './Shortlist';

/** The dossier of the list itself, in its address. */
const LIST = 'list';

/**
 * A document to print: `?dossier=7` is the dossier of a startup, `?dossier=list` with the parameters of a list its
 * shortlist, and with `ids=7,9` that of these alone. On a server that does not offer it the list comes instead.
 * @param brand of the installation: its foundation at the head of each page, its logo on the first
 */
export function DossierPage({ brand }: { readonly brand: Brand }) {
  const [params] = useSearchParams();
  const wanted = params.get('dossier');
  if (wanted === null) return null; // the list comes instead
  const rest = new URLSearchParams(params);
  for (const name of ['dossier', DATES, 'ids']) rest.delete(name);
  if (wanted === LIST)
    return <Shortlist list={readPrintedList(params)} back={rest.toString()} brand={brand} />;
  rest.set('startup', wanted);
  return <OneDossier key={wanted} id={wanted} back={rest.toString()} brand={brand} />;
}

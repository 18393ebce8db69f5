import { useSearchParams } from 'react-router';
import { useOffers } from '@vaglio/api-client';

/** Parameters of the startup that is looked at; a document has its own. */
const OF_THE_DETAILS = ['startup', 'open', 'tab'];

/**
 * The search part of the address of a document about this list.
 * @returns null where the server does not offer documents; else a function of what is wanted: the id of a startup, or
 *   'list'
 */
export function useDossierSearch(): ((wanted: string) => string) | null {
  const [params] = useSearchParams();
  const [hasDossiers, hasShortlists] = [useOffers('readDossier'), useOffers('readShortlist')];
  if (hasDossiers === false || hasShortlists === false) return null;
  return (wanted) => {
    const list = [...params].filter(([name]) => !OF_THE_DETAILS.includes(name));
    return `?${new URLSearchParams([['dossier', wanted], ...list]).toString()}`;
  };
}

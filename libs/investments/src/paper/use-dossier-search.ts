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
  // A server without documents refuses the dossier of every startup, but others refuse that of one that is gone.
  if (useOffers('readShortlist') === false) return null;
  return (wanted) => {
    const list = [...params].filter(([name]) => !OF_THE_DETAILS.includes(name));
    return `?${new URLSearchParams([['dossier', wanted], ...list]).toString()}`;
  };
}

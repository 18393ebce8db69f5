import { useSearchParams } from 'react-router';
import { useOffers } from '@vaglio/api-client';
import type { View } from '@vaglio/contract';
import { ALL_ACTIVE, toListParams, readViewAddress } from '@vaglio/startups-data';
import { useViews } from '@vaglio/saved-views';

/** A document shows a list by its filters, whatever view it is of. */
function listOfAddress(params: URLSearchParams, views: readonly View[]): URLSearchParams {
  return toListParams({ ...readViewAddress(params, views), view: ALL_ACTIVE, since: '' });
}

/** Parameters of the startup that is looked at; a document has its own. */
const OF_THE_DETAILS = ['startup', 'open', 'tab'];

/**
 * The search part of the address of a document about this list.
 * @returns null where the server does not offer documents; else a function of what is wanted, the id of a startup or
 *   'list', and of the ids of those that a person chose of the list
 */
export function useDossierSearch(): ((wanted: string, ids?: readonly string[]) => string) | null {
  const [params] = useSearchParams();
  const { views } = useViews();
  // A server without documents refuses the dossier of every startup, but others refuse that of one that is gone.
  if (useOffers('readShortlist') === false) return null;
  return (wanted, ids = []) => {
    const asked = params.has('view') && views ? listOfAddress(params, views) : params;
    const list = [...asked].filter(([name]) => !OF_THE_DETAILS.includes(name));
    const chosen = ids.length > 0 ? [['ids', ids.join(',')]] : [];
    return `?${new URLSearchParams([['dossier', wanted], ...chosen, ...list]).toString()}`;
  };
}

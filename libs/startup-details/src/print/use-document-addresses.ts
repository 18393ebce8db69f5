import { useSearchParams } from 'react-router';
import { useIsSupported } from '@vaglio/api-client';
import type { View } from '@vaglio/contract';
import { ALL_ACTIVE, toListParams, readViewAddress } from '@vaglio/startups-data';
import { routes } from '@vaglio/startups-domain';
import { useViews } from '@vaglio/saved-views';

/** Functions that return the addresses of documents. These addresses contain the list on this page. */
interface DocumentAddresses {
  readonly dossier: (startupId: string) => string;
  /**
   * Returns the address of the shortlist.
   * @param startupIds selected startups; by default, all startups in the list
   */
  readonly shortlist: (startupIds?: readonly string[]) => string;
}

/** Returns the filters of the list as address parameters, because documents do not support views. */
function listOfAddress(params: URLSearchParams, views: readonly View[]): URLSearchParams {
  return toListParams({ ...readViewAddress(params, views), view: ALL_ACTIVE, since: '' });
}

/** Address parameters of the open startup. Documents have their own parameters for this. */
const OF_THE_DETAILS = ['startup', 'open', 'tab'];

/**
 * Returns functions for the addresses of documents, which contain the list on this page. If the server does not support
 * documents, it returns null.
 */
export function useDocumentAddresses(): DocumentAddresses | null {
  const [params] = useSearchParams();
  const { views } = useViews();
  // Only a failed shortlist request shows that documents are not supported. The request for the dossier of a deleted
  // startup also fails on servers with documents.
  if (useIsSupported('readShortlist') === false) return null;
  const list = () => {
    const asked = params.has('view') && views ? listOfAddress(params, views) : params;
    return new URLSearchParams([...asked].filter(([name]) => !OF_THE_DETAILS.includes(name)));
  };
  return {
    dossier: (startupId) => routes.dossier(startupId, list()),
    shortlist: (startupIds) => routes.shortlist(list(), startupIds),
  };
}

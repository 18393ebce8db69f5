import { useSearchParams } from 'react-router';
import { useIsSupported } from '@vaglio/api-client';
import type { View } from '@vaglio/contract';
import { ALL_ACTIVE, toListParams, readViewAddress } from '@vaglio/startups-data';
import { routes } from '@vaglio/startups-domain';
import { useViews } from '@vaglio/saved-views';

/** Addresses of the documents that the list of this page leads to. */
interface DocumentAddresses {
  readonly dossier: (startupId: string) => string;
  /** @param startupIds of those that a person chose of the list; all unless given */
  readonly shortlist: (startupIds?: readonly string[]) => string;
}

/** A document shows a list by its filters, whatever view it is of. */
function listOfAddress(params: URLSearchParams, views: readonly View[]): URLSearchParams {
  return toListParams({ ...readViewAddress(params, views), view: ALL_ACTIVE, since: '' });
}

/** Parameters of the startup that is looked at; a document has its own. */
const OF_THE_DETAILS = ['startup', 'open', 'tab'];

/** Addresses of documents, which keep the list of this page; null where the server does not offer documents. */
export function useDocumentAddresses(): DocumentAddresses | null {
  const [params] = useSearchParams();
  const { views } = useViews();
  // A server without documents refuses the dossier of every startup, but others refuse that of one that is gone.
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

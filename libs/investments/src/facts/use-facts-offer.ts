import type { DetailsTab } from '../list/list-choices';
import { useFacts } from './use-facts';

/**
 * Whether the details have the tab of the facts, and how many suggestions are open.
 * @param tab of the address: one that asks for the facts shows them before the server has answered
 */
export function useFactsOffer(id: string, tab: DetailsTab) {
  const { facts, isOffered } = useFacts(id);
  return {
    isOffered: isOffered ?? tab === 'facts',
    suggestions: facts?.open_suggestions ?? 0,
  };
}

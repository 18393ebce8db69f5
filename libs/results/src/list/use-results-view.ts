import { useAddressQuery, type AddressForm } from '@vaglio/ui';
import { readResultsView, toSearch, type ResultsView } from './results-view';

const RESULTS_FORM: AddressForm<ResultsView> = {
  read: readResultsView,
  toSearch,
  isStep: (next, shown) => next.tab !== shown.tab || next.show !== shown.show,
};

/** The view that the address shows, and a way to another; one goes back from a tab to the other. */
export function useResultsView() {
  const { query: view, show } = useAddressQuery(RESULTS_FORM);
  return { view, show };
}

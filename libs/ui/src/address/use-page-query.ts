import { readPageQuery, toPageSearch, type PageQuery } from '@vaglio/startups-domain';
import { useAddressQuery, type AddressForm } from './use-address-query';

const PAGE_FORM: AddressForm<PageQuery> = { read: readPageQuery, toSearch: (query) => toPageSearch(query) };

/** Returns the search text and page of a list from the address, and a function that changes them. */
export function usePageQuery() {
  return useAddressQuery(PAGE_FORM);
}

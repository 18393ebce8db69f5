import { readPageQuery, toPageSearch, type PageQuery } from '@vaglio/startups-domain';
import { useAddressQuery, type AddressForm } from './use-address-query';

const PAGE_FORM: AddressForm<PageQuery> = { read: readPageQuery, toSearch: (query) => toPageSearch(query) };

/** Search and page of a list, which the address holds, and a way to others. */
export function usePageQuery() {
  return useAddressQuery(PAGE_FORM);
}

import type { ListDuplicatesApiArg } from '@vaglio/contract';
import type { AddressForm } from '@vaglio/ui';

export type PairFilter = NonNullable<ListDuplicatesApiArg['only']>;
export const PAIR_FILTERS: readonly PairFilter[] = ['all', 'website', 'founder', 'name'];

/** What the page shows: everything that its address says. */
export interface DuplicatesQuery {
  readonly only: PairFilter;
  /** From 1. */
  readonly page: number;
  /** Id of the pair that is compared; '' where nobody chose. */
  readonly pair: string;
}

/** `?tab=duplicates&only=website&pair=7`; what is missing or unknown there is the default. */
export const DUPLICATES_ADDRESS: AddressForm<DuplicatesQuery> = {
  read: (search) => {
    const params = new URLSearchParams(search);
    const page = Number(params.get('page'));
    return {
      only: PAIR_FILTERS.find((filter) => filter === params.get('only')) ?? 'all',
      page: Number.isInteger(page) && page > 1 ? page : 1,
      pair: params.get('pair') ?? '',
    };
  },
  toSearch: ({ only, page, pair }) =>
    new URLSearchParams([
      ['tab', 'duplicates'],
      ...(only === 'all' ? [] : [['only', only]]),
      ...(page === 1 ? [] : [['page', String(page)]]),
      ...(pair === '' ? [] : [['pair', pair]]),
    ]).toString(),
  // A phone goes back from the comparison to the list.
  isStep: (next, shown) => (next.pair === '') !== (shown.pair === ''),
};

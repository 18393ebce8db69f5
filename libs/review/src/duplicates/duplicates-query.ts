import type { ListDuplicatesApiArg } from '@vaglio/contract';
import type { AddressForm } from '@vaglio/ui';

export type PairFilter = NonNullable<ListDuplicatesApiArg['only']>;
export const PAIR_FILTERS: readonly PairFilter[] = ['all', 'website', 'founder', 'name'];

/** State of the Duplicates tab, as stored in its address. */
export interface DuplicatesQuery {
  readonly only: PairFilter;
  /** Page number, starting at 1. */
  readonly page: number;
  /** Id of the compared pair; '' if the user has not selected a pair. */
  readonly pair: string;
}

/** Query string format `?tab=duplicates&only=website&pair=7`. Missing and invalid parameters get default values. */
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
  // On phones, the Back button leads from the comparison to the list.
  isStep: (next, shown) => (next.pair === '') !== (shown.pair === ''),
};

import type { Static } from '@sinclair/typebox';
import type { listInvestmentsSchema, narrowingQuery } from './investments.schemas';
import type { Order } from './snapshot/sorted-rows';

/** Query of a ranked list: its mode, filters and order. */
export type RankedQuery = Pick<
  Static<typeof listInvestmentsSchema.querystring>,
  'mode' | 'top' | 'q' | 'dir' | keyof typeof narrowingQuery
> & {
  sort?: Order | undefined;
  /** Ids of startups to which the list is limited; undefined for no limit. */
  among?: readonly number[] | undefined;
};

import type { Static } from '@sinclair/typebox';
import type { listInvestmentsSchema, narrowingQuery } from './investments.schemas';
import type { Order } from './snapshot/sorted-rows';

/** A ranked list: its set, its filters and its order. */
export type RankedQuery = Pick<
  Static<typeof listInvestmentsSchema.querystring>,
  'mode' | 'top' | 'q' | 'dir' | keyof typeof narrowingQuery
> & {
  sort?: Order | undefined;
  /** Ids of startups, the list holds no others. */
  among?: readonly number[] | undefined;
};

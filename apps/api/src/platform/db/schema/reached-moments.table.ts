import { index, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';

/**
 * Queue of the times at which startups reached the threshold. Each transaction adds one row, because all its startups
 * have the same time.
 */
export const reachedMoments = pgTable(
  'reached_moments',
  {
    id: id(),
    moment: timestamp().notNull(),
    created_at: createdAt(),
  },
  (t) => [index('reached_moments_created').on(t.created_at)],
);

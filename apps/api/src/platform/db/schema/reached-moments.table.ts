import { index, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';

/**
 * Moments at which startups reached the threshold, and nobody is notified of it yet. A row for each transaction rather
 * than for each startup: these have the same moment.
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

import type { Deps } from '../../platform/deps';
import type { ListSnapshot } from './snapshot/list-snapshot';

/** What lists of startups, and figures that count them, use as well. */
export type ListDeps = Deps & { lists: ListSnapshot };

declare module 'fastify' {
  interface FastifyInstance {
    /** The lists of startups, in memory. */
    lists: ListSnapshot;
  }
}

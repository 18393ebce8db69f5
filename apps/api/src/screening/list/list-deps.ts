import type { Deps } from '../../platform/deps';
import type { ListSnapshot } from './snapshot/list-snapshot';

/** Dependencies of startup lists and of the figures that count them. */
export type ListDeps = Deps & { lists: ListSnapshot };

declare module 'fastify' {
  interface FastifyInstance {
    /** The lists of startups, in memory. */
    lists: ListSnapshot;
  }
}

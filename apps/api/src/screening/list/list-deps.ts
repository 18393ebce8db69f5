import type { Deps } from '../../platform/deps';
import type { ListSnapshot } from './snapshot/list-snapshot';

/** Dependencies of startup lists and of figures that count their startups. */
export type ListDeps = Deps & { lists: ListSnapshot };

declare module 'fastify' {
  interface FastifyInstance {
    /** Cached lists of startups. */
    lists: ListSnapshot;
  }
}

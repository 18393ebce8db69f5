import type { Deps } from '../../platform/deps';
import type { ReadSnapshot } from '../views/snapshots';
import type { IndexedPages } from './memory-index/indexed-page';
import type { StartupIndex } from './memory-index/startup-index';

/** What lists of startups, and figures that count them, may use as well. */
export type ListDeps = Deps & { index: StartupIndex; pages: IndexedPages; readSnapshot: ReadSnapshot };

declare module 'fastify' {
  interface FastifyInstance {
    startupIndex: StartupIndex;
  }
}

import type { Db } from './db/open-database';
import type { ForeignReader } from './threads/foreign-reader';
import type { Keys } from './keys/key-ring';
import type { Settings } from './config/settings';
import type { IndexedPages } from '../screening/list/memory-index/indexed-page';
import type { StartupIndex } from '../screening/list/memory-index/startup-index';
import type { ReadSnapshot } from '../screening/views/snapshots';

/** All that the application needs from outside; time comes in as `now`. */
export type OutsideDeps = {
  db: Db;
  keys: Keys;
  settings: Settings;
  /** Reads all text that comes from outside; closed with the application. */
  reader: ForeignReader;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** What every noun of the application may use. */
export type Deps = OutsideDeps & {
  index: StartupIndex;
  pages: IndexedPages;
  readSnapshot: ReadSnapshot;
};

declare module 'fastify' {
  interface FastifyInstance {
    startupIndex: StartupIndex;
  }
}

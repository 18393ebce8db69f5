import type { Db } from './db/open-database';
import type { ForeignReader } from './threads/sandboxed-parser';
import type { Keys } from './keys/key-ring';
import type { Settings } from './config/settings';

/** All that the application needs from outside; time comes in as `now`. */
export type Deps = {
  db: Db;
  keys: Keys;
  settings: Settings;
  /** Reads all text that comes from outside; closed with the application. */
  reader: ForeignReader;
  /** Milliseconds since 1970. */
  now: () => number;
};

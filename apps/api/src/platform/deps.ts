import type { Db } from './db/open-database';
import type { ForeignReader } from './threads/sandboxed-parser';
import type { Keys } from './keys/key-ring';
import type { Settings } from './config/settings';

/** Dependencies that the application gets from outside. Time is passed as the function `now`. */
export type Deps = {
  db: Db;
  keys: Keys;
  settings: Settings;
  /** Parser for all external text. It is closed together with the application. */
  reader: ForeignReader;
  /** Returns the current time in milliseconds since 1970. */
  now: () => number;
};

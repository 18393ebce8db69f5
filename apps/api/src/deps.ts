import type { AuthKeys } from './auth/auth-keys';
import type { Db } from './db/open-database';
import type { Settings } from './settings';

/** All that the application needs from outside; time comes in as `now`. */
export type Deps = {
  db: Db;
  keys: AuthKeys;
  settings: Settings;
  /** Milliseconds since 1970. */
  now: () => number;
};

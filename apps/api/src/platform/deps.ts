import type { Placeholder, SQL } from 'drizzle-orm';
import type { Db } from './db/open-database';
import type { ForeignReader } from './threads/foreign-reader';
import type { Keys } from './keys/key-ring';
import type { Settings } from './config/settings';

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

/** A moment of a database: which transactions it saw, since when its server runs, and when that was by its own clock. */
export type Moment = { snapshot: string; startedAt: string; takenAt: string };

/** What is kept of the database in memory: the statement that reads the caller of a request asks whether it is still as the database is. */
export interface KeptInMemory {
  /** The moment that is kept; null while nothing is. */
  moment(): Moment | null;
  /** Whether anything changed since a moment, given by its texts or placeholders: an expression for any statement. */
  hasChangedSince(moment: Record<keyof Moment, string | Placeholder>): SQL<boolean>;
  /** Takes note of the answer; null: it was not asked. */
  note(hasChanged: boolean | null): void;
}

/** What every noun of the application may use. */
export type Deps = OutsideDeps & { index: KeptInMemory };

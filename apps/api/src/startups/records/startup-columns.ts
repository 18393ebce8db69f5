import { getTableColumns } from 'drizzle-orm';
import { startups } from '../../platform/db/schema/startups.table';

const { origins, name_key, website_host, search_key, award_set, later_watched_since, ...answered } =
  getTableColumns(startups);

/** The columns that an answer is made of: all but those that only curation, search and scoring need. */
export const STARTUP_COLUMNS = answered;

const { later_until, ...picked } = answered;

/** Those that a list may be asked for one by one: whether something is Later depends on the clock. */
export const PICKED_COLUMNS = picked;

export type StartupRow = Pick<typeof startups.$inferSelect, keyof typeof STARTUP_COLUMNS>;

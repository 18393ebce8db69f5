import { getTableColumns } from 'drizzle-orm';
import { startups } from '../../platform/db/schema/startups.table';

const { origins, name_key, website_host, search_key, award_set, later_watched_since, ...answered } =
  getTableColumns(startups);

/** Columns of a startup that responses contain: all except those for curation, search and scoring. */
export const STARTUP_COLUMNS = answered;

const { later_until, ...picked } = answered;

/** Columns that the parameter `fields` of a list can select. Later is excluded, because it depends on the clock. */
export const PICKED_COLUMNS = picked;

export type StartupRow = Pick<typeof startups.$inferSelect, keyof typeof STARTUP_COLUMNS>;

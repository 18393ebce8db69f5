import { getTableColumns } from 'drizzle-orm';
import { startups } from './startups.table';

const { origins, name_key, website_host, search_key, award_set, ...answered } = getTableColumns(startups);

/** The columns that an answer is made of: all but those that only curation, search and scoring need. */
export const STARTUP_COLUMNS = answered;

export type StartupRow = Pick<typeof startups.$inferSelect, keyof typeof STARTUP_COLUMNS>;

import { bigint, customType, numeric, timestamp as pgTimestamp } from 'drizzle-orm/pg-core';

/**
 * Columns that several tables have. Each table is a file of this folder, `<noun>.table.ts`; a property has the
 * same name as the JSON field and the grid column that show it. Bigint keys are read as numbers and answered as
 * strings; timestamps are timestamptz, written as ISO 8601.
 */
export const id = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey();
export const timestamp = () => pgTimestamp({ withTimezone: true, mode: 'string' });
export const createdAt = () => timestamp().notNull().defaultNow();
/** Exact decimals with four places: a weight is at most a million, a score the sum of many. */
export const weight = () => numeric({ precision: 16, scale: 4, mode: 'number' });
/** In the currency of the prices that the environment names. */
export const cost = () => numeric({ precision: 14, scale: 6, mode: 'number' }).notNull().default(0);
/** Bytes as they are. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

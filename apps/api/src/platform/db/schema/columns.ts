import { bigint, customType, numeric, timestamp as pgTimestamp } from 'drizzle-orm/pg-core';

/**
 * Columns that several tables share. Each table has its own file in this folder, `<noun>.table.ts`. A property has the
 * same name as its JSON field and grid column. Bigint keys are numbers in the code and strings in responses. Timestamps
 * are timestamptz, in ISO 8601.
 */
export const id = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey();
export const timestamp = () => pgTimestamp({ withTimezone: true, mode: 'string' });
export const createdAt = () => timestamp().notNull().defaultNow();
/** Exact decimal with four decimal places. A weight is at most one million; a score is the sum of many weights. */
export const weight = () => numeric({ precision: 16, scale: 4, mode: 'number' });
/** Cost, in the currency of the prices that are set in the environment. */
export const cost = () => numeric({ precision: 14, scale: 6, mode: 'number' }).notNull().default(0);
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

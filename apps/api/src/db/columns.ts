import { bigint, timestamp } from 'drizzle-orm/pg-core';

export const id = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey();
export const moment = () => timestamp({ withTimezone: true, mode: 'string' });
export const createdAt = () => moment().notNull().defaultNow();

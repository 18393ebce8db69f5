import { Type } from '@sinclair/typebox';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isoMoment, STARTUP_COLUMNS } from './startup-answer';

const NAMES = Object.keys(STARTUP_COLUMNS);
const TIMESTAMPS: readonly string[] = [
  'created_at',
  'updated_at',
  'firstTime_appear_inscore',
  'last_modified_score',
];

/** Query part: which columns the items of a list carry; all of them without it. */
export const fieldsQuery = {
  fields: Type.Optional(
    Type.String({
      maxLength: 1_000,
      pattern: `^(${NAMES.join('|')})(,(${NAMES.join('|')}))*$`,
      description:
        'Names of columns, parted by commas: items then carry only these, without awards and articles',
    }),
  ),
};

/** The columns of a `fields` text that the schema let through, each once; every one without it. */
export function pickedColumns(fields: string | undefined): Record<string, AnyPgColumn> {
  const names = fields?.split(',') ?? NAMES;
  return Object.fromEntries(Object.entries(STARTUP_COLUMNS).filter(([name]) => names.includes(name)));
}

/** A row of a cursor in the types of its columns. */
export function decodeRow(
  columns: Record<string, AnyPgColumn>,
  row: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      const value = row[column.name];
      return [name, value === null || value === undefined ? null : column.mapFromDriverValue(value)];
    }),
  );
}

/** A decoded row as a list with `fields` answers it: the id as a string, timestamps as ISO 8601. */
export function toPickedAnswer(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (name === 'id') return [name, String(value)];
      return [name, TIMESTAMPS.includes(name) && typeof value === 'string' ? isoMoment(value) : value];
    }),
  );
}

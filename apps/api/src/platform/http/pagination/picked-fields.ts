import { Type } from '@sinclair/typebox';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Database columns by field name. */
export type Columns = Readonly<Record<string, AnyPgColumn>>;

/** Returns the query schema of a list whose `fields` parameter selects some of `columns`. */
export function fieldsQuery(columns: Columns) {
  const name = `(${Object.keys(columns).join('|')})`;
  return {
    fields: Type.Optional(
      Type.String({
        maxLength: 1_000,
        pattern: `^${name}(,${name})*$`,
        description:
          'Names of columns, separated by commas: items then carry only these, without awards and articles',
      }),
    ),
  };
}

/**
 * Returns the columns that the `fields` parameter names, without duplicates; all columns if it is missing. The schema
 * has already validated the names.
 */
export function pickedColumns(columns: Columns, fields: string | undefined): Columns {
  const names = fields?.split(',') ?? Object.keys(columns);
  return Object.fromEntries(Object.entries(columns).filter(([name]) => names.includes(name)));
}

/** Converts the values of a cursor row to the types of their columns. */
export function decodeRow(columns: Columns, row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      const value = row[column.name];
      return [name, value === null || value === undefined ? null : column.mapFromDriverValue(value)];
    }),
  );
}

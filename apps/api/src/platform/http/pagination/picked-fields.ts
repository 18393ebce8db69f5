import { Type } from '@sinclair/typebox';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Columns by the names of their fields. */
export type Columns = Readonly<Record<string, AnyPgColumn>>;

/** Query part of a list: which of `columns` its items carry; all of them without it. */
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

/** The columns named in `fields`, which the schema has checked, each once; every one without it. */
export function pickedColumns(columns: Columns, fields: string | undefined): Columns {
  const names = fields?.split(',') ?? Object.keys(columns);
  return Object.fromEntries(Object.entries(columns).filter(([name]) => names.includes(name)));
}

/** A row of a cursor in the types of its columns. */
export function decodeRow(columns: Columns, row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      const value = row[column.name];
      return [name, value === null || value === undefined ? null : column.mapFromDriverValue(value)];
    }),
  );
}

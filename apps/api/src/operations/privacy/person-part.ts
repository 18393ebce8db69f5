import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Person whose data is searched. */
export type Subject = {
  id: string;
  /** Texts that identify the person in text columns: id, address, and the masked address of the audit trail. */
  keys: readonly string[];
};

/** Rows of one table about a person, as a part of their data export. */
export type PersonPart = {
  /** Name of the part in the exported document. */
  name: string;
  /** Description of the rows for the reader. */
  about: string;
  table: string;
  /** Columns that identify rows of the person. One matching column is enough. */
  by: readonly string[];
  /** Columns of the table that the export contains. */
  shows: readonly string[];
  /** Returns the query for the rows. Its only column, `row`, is a JSON object. */
  query: (subject: Subject) => SQL;
};

/** Columns that may contain data about another person, although the row also concerns this person. */
type OwnColumns = {
  columns: readonly PgColumn[];
  /** Condition under which the columns are about this person. */
  where: (subject: Subject) => SQL;
};

/**
 * Creates a part that exports columns of the rows that name the person.
 * @param by columns of one table: ids, lists of ids, texts, or JSON that contains the id anywhere
 * @param shown exported columns; must not include secrets, or data that verifies secrets
 * @param own columns among `shown` that are exported as null if they are about somebody else
 */
export function part(
  name: string,
  about: string,
  by: readonly [PgColumn, ...PgColumn[]],
  shown: readonly [PgColumn, ...PgColumn[]],
  own?: OwnColumns,
): PersonPart {
  const table = by[0].table;
  return {
    name,
    about,
    table: getTableName(table),
    by: by.map((column) => column.name),
    shows: shown.map((column) => column.name),
    query: (subject) => sql`
      select to_jsonb(shown) as row from (
        select ${sql.join(
          shown.map((column) =>
            own?.columns.includes(column)
              ? sql`case when ${own.where(subject)} then ${column} end as ${sql.identifier(column.name)}`
              : sql`${column}`,
          ),
          sql`, `,
        )} from ${table}
        where ${sql.join(
          by.map((column) => names(column, subject)),
          sql` or `,
        )} order by 1
      ) shown`,
  };
}

function names(column: PgColumn, { id, keys }: Subject): SQL {
  const type = column.getSQLType();
  if (type === 'uuid') return sql`${column} = ${id}::uuid`;
  if (type === 'uuid[]') return sql`${id}::uuid = any(${column})`;
  if (type === 'jsonb') return sql`${column}::text like ${`%${id}%`}`;
  return sql`${column} = any(${sql.param([...keys])}::text[])`;
}

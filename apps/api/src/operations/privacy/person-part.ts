import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The person whose rows are looked for. */
export type Subject = {
  id: string;
  /** Texts by which columns of text name the person: id, address, and what the trail writes for the address. */
  keys: readonly string[];
};

/** Rows of one table that are about a person, as an export shows them. */
export type PersonPart = {
  /** Of the part in the document. */
  name: string;
  /** What the rows are, in a sentence for the person. */
  about: string;
  table: string;
  /** Columns by which a row is the person's; one of them is enough. */
  by: readonly string[];
  /** Columns that the rows have. */
  shows: readonly string[];
  /** @returns one column, `row`, a JSON object each */
  query: (subject: Subject) => SQL;
};

/** Columns that say something of another person in rows that are also theirs. */
type OwnColumns = {
  columns: readonly PgColumn[];
  /** Whether the row says it of the person. */
  where: (subject: Subject) => SQL;
};

/**
 * A part that shows some columns of the rows that name the person.
 * @param by columns of one table: ids, lists of ids, texts, or JSON that holds the id anywhere
 * @param shown what is shown; never a secret, nor what proves one
 * @param own those among them that are null where they are about somebody else
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

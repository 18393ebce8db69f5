import { and, eq, sql } from 'drizzle-orm';
import { isManual } from '../../curation/source-precedence';
import { markForComparison } from '../../duplicates/mark-startups';
import type { Tx } from '../../../platform/db/open-database';
import { type FieldOrigin, startups } from '../../../platform/db/schema/startups.table';
import { columnsOf } from './fact-columns';
import type { FactClaim } from '../../../platform/db/schema/fact-changes.table';
import { factStatements, type Statement } from '../../../platform/db/schema/fact-statements.table';

/** Identifies a fact of a startup: a field by its name, or a list entry by its folded form. */
export type Fact = { startup_id: number; list: Statement['list']; entry_key: string };

export const NO_OVERRIDE: FactClaim = { said: null, statement: null };

/**
 * Returns the stored statements of people about a field or list entry.
 * @param row startup row with its origins
 */
export function claimOf(
  { list, entry_key }: Pick<Fact, 'list' | 'entry_key'>,
  row: Readonly<Record<string, unknown>> & { origins: Readonly<Record<string, FieldOrigin>> },
  statements: readonly Statement[],
): FactClaim {
  const found = statements.find((each) => each.list === list && each.entry_key === entry_key);
  const origin = list === 'fields' ? row.origins[entry_key] : undefined;
  return {
    said: origin && isManual(origin) ? { columns: columnsOf(entry_key, row), origin } : null,
    statement: found ? contentOf(found) : null,
  };
}

/** Returns the content of a statement without the fact that it concerns. */
export function contentOf({
  founder,
  money,
  award,
  raw_id,
  note,
  said_by,
  said_at,
}: Statement): NonNullable<FactClaim['statement']> {
  return { founder, money, award, raw_id, note, said_by, said_at };
}

/**
 * Replaces the statements of people about a fact. The caller must rebuild the startup afterwards, in the same
 * transaction.
 */
export async function setClaim(tx: Tx, fact: Fact, { said, statement }: FactClaim): Promise<void> {
  const { startup_id, list, entry_key } = fact;
  await tx
    .delete(factStatements)
    .where(
      and(
        eq(factStatements.startup_id, startup_id),
        eq(factStatements.list, list),
        eq(factStatements.entry_key, entry_key),
      ),
    );
  if (statement) await tx.insert(factStatements).values({ ...fact, ...statement });
  if (list === 'fields') await setField(tx, startup_id, entry_key, said);
}

/**
 * Sets the columns of a field. Without a person's value, they are empty until the rebuild. The name is an exception,
 * because it cannot be empty.
 */
async function setField(tx: Tx, id: number, field: string, said: FactClaim['said']): Promise<void> {
  const origin = said?.origin ?? (field === 'company_name' ? UNKNOWN_ORIGIN : null);
  const given = said?.columns ?? (field === 'company_name' ? {} : columnsOf(field, {}));
  const columns =
    'raised_currency' in given ? { ...given, raised_currency: given['raised_currency'] ?? 'CHF' } : given;
  const origins = origin
    ? sql`${startups.origins} || ${JSON.stringify({ [field]: origin })}::jsonb`
    : sql`${startups.origins} - ${field}::text`;
  await tx
    .update(startups)
    .set({ ...columns, origins })
    .where(eq(startups.id, id));
  await markForComparison(tx, [id]);
}

/** Origin with the lowest precedence. Any row with a company name replaces a value with this origin. */
const UNKNOWN_ORIGIN: FieldOrigin = { by: 'article', at: '' };

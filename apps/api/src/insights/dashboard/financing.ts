import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';
import type { FinancingBody } from './figures.schemas';

const MONTHS = 12;
const OWN_CURRENCY = 'CHF';

type Row = { month: string | null; currency: string; rounds: number; amount: number };

/**
 * Returns the funding rounds of all startups in the months until today. A round that several articles report is a
 * single entry of its startup, dated to the first report. Other currencies are not converted, because no exchange rates
 * are stored.
 * @param today day in Zurich, YYYY-MM-DD
 */
export async function readFinancing(db: Db, today: string): Promise<FinancingBody> {
  const months = monthsUntil(today);
  const { rows } = await db.execute<Row>(sql`
    select left(sum ->> 'date', 7) as month, sum ->> 'currency' as currency, count(*)::int as rounds,
      sum((sum ->> 'amount')::numeric)::float8 as amount
    from ${startups} s cross join lateral jsonb_array_elements(s.financings) sum
    where s.financings <> '[]'::jsonb and sum ->> 'kind' = 'round'
      and (sum ->> 'date' is null or left(sum ->> 'date', 7) = any(${sql.param(months)}::text[])
        and sum ->> 'date' <= ${today})
    group by 1, 2 order by 2, 1`);
  const own = new Map(
    rows.flatMap((row) => (row.currency === OWN_CURRENCY && row.month !== null ? [[row.month, row]] : [])),
  );
  return {
    to: today,
    months: months.map((month) => ({
      month,
      amount: own.get(month)?.amount ?? 0,
      rounds: own.get(month)?.rounds ?? 0,
    })),
    foreign: foreignOf(rows.filter(({ currency, month }) => currency !== OWN_CURRENCY && month !== null)),
    undated: rows.reduce((sum, { month, rounds }) => sum + (month === null ? rounds : 0), 0),
  };
}

/** Sums up the rounds in other currencies, with one entry per currency. @param rows rows with month and currency */
function foreignOf(rows: readonly Row[]): FinancingBody['foreign'] {
  const sums = new Map<string, FinancingBody['foreign'][number]>();
  for (const { currency, amount, rounds } of rows) {
    const sum = sums.get(currency) ?? { currency, amount: 0, rounds: 0 };
    sums.set(currency, { currency, amount: sum.amount + amount, rounds: sum.rounds + rounds });
  }
  return [...sums.values()];
}

/** Returns the twelve months that end with the month of a day, as YYYY-MM. */
function monthsUntil(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, place) =>
    new Date(Date.UTC(year, month - MONTHS + place, 1)).toISOString().slice(0, 7),
  );
}

import { eq, inArray, sql } from 'drizzle-orm';
import { THE_SERVER } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { runCuration } from '../../startups/curation/run-curation';
import { setFlags } from '../../screening/decisions/set-flags';
import { readFlags, type FlagsInput } from '../../screening/startup/edit-flags';
import { lockScores } from '../../scoring/rescoring/scoring-lock';
import { addSampleSource } from '../../news/sources/sample-source';
import { importRaw } from '../../startups/raw/import-raw';
import { nameKeyOf } from '../../startups/raw/match-keys';
import type { Tx } from '../../platform/db/open-database';
import { awardGroups } from '../../platform/db/schema/award-groups.table';
import { parameters } from '../../platform/db/schema/parameters.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';
import { toTimestamp } from '../../platform/time/timestamps';
import { lockStartup } from '../../startups/records/lock-startup';
import { DEMO_STARTUPS } from './demo/demo-data';
import type { DemoImport } from './demo/demo-startup';
import { daysBefore, toImportBody } from './demo/import-body';
import { SECOND_SOURCES, WAITING } from './demo/merges';
import { seedRules } from './seed-rules';

/** Imports and decisions of one day. */
type Day = { imports: DemoImport[]; decisions: { company_name: string; flags: FlagsInput }[] };

/**
 * Fills an empty database with fictional startups. The regular functions import, curate, score and decide on rows with
 * an adjusted clock, oldest first. All of this is one transaction, so that a failed start leaves the database empty,
 * and only one of two simultaneous starts fills it.
 * @returns the number of startups; null when the database already has startups, parameters or groups
 * Source: product decisions, section 8.
 */
export async function seedDemoData({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number | null> {
  return db.transaction(async (tx) => {
    await lockScores(tx);
    if (!(await isEmpty(tx))) return null;
    const today = now();
    const days = [...daysOf()].sort(([a], [b]) => b - a);
    const oldest = days[0]?.[0] ?? 0;
    await seedRules(tx, daysBefore(today, oldest + 1));
    for (const [daysAgo, day] of days) await seedDay(tx, day, { today, now: daysBefore(today, daysAgo) });
    await addSampleSource(tx);
    for (const row of WAITING) await importRaw(tx, toImportBody(row, today), THE_SERVER, today);
    return tx.$count(startups);
  });
}

async function isEmpty(tx: Tx): Promise<boolean> {
  for (const table of [rawStartups, startups, parameters, awardGroups]) {
    const [row] = await tx
      .select({ one: sql`1` })
      .from(table)
      .limit(1);
    if (row) return false;
  }
  return true;
}

/** Groups all imports and decisions of the demo data by their age in days. */
function daysOf(): Map<number, Day> {
  const days = new Map<number, Day>();
  const dayOf = (daysAgo: number): Day => {
    const day = days.get(daysAgo) ?? { imports: [], decisions: [] };
    days.set(daysAgo, day);
    return day;
  };
  const rows = [...DEMO_STARTUPS, ...SECOND_SOURCES];
  for (const row of rows) dayOf(row.daysAgo).imports.push(row);
  for (const { row, later, decided } of DEMO_STARTUPS) {
    if (later) dayOf(later.daysAgo).imports.push({ daysAgo: later.daysAgo, row: { ...row, ...later.row } });
    if (decided)
      dayOf(decided.daysAgo).decisions.push({ company_name: row.company_name, flags: decided.flags });
  }
  return days;
}

async function seedDay(
  tx: Tx,
  { imports, decisions }: Day,
  { today, now }: { today: number; now: number },
): Promise<void> {
  const fromArticles: number[] = [];
  for (const { row, origin } of imports) {
    const { id } = await importRaw(tx, toImportBody(row, today), THE_SERVER, now);
    if (origin === 'article') fromArticles.push(Number(id));
  }
  // The origin is set before curation, because imports take precedence over articles there.
  if (fromArticles.length > 0)
    await tx.update(rawStartups).set({ origin: 'article' }).where(inArray(rawStartups.id, fromArticles));
  if (imports.length > 0) await runCuration(tx, { limit: imports.length, dryRun: false }, THE_SERVER, now);
  await dateAwards(tx, now);
  for (const { company_name, flags } of decisions) {
    const row = await lockStartup(tx, await idOf(tx, company_name));
    const act = { actor: THE_SERVER, now, note: NO_REASON, bulkId: null, madeAt: toTimestamp(now) };
    await setFlags(tx, act, [{ row, columns: readFlags(flags), undoes: null }]);
  }
}

const NO_REASON = { reason: null, details: null, origin: 'api' } as const;

/** Dates the awards that were added on this day, so that the score history agrees with the dates of the startup. */
async function dateAwards(tx: Tx, now: number): Promise<void> {
  // The database sets the start of the transaction, which contains all days.
  await tx
    .update(startupAwards)
    .set({ added_at: toTimestamp(now) })
    .where(eq(startupAwards.added_at, sql`now()`));
}

async function idOf(tx: Tx, companyName: string): Promise<number> {
  const [row] = await tx
    .select({ id: startups.id })
    .from(startups)
    .where(eq(startups.name_key, nameKeyOf(companyName)));
  if (!row) throw new Error(`the demo data has no ${companyName}`);
  return row.id;
}

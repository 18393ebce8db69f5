import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { users } from '../../platform/db/schema/users.table';
import { scoringVersions, type RuleSet } from '../../platform/db/schema/scoring-versions.table';
import { notFound } from '../../platform/http/errors/errors';
import { differencesOf } from './rule-differences';
import { readRuleSet } from '../rescoring/rule-set';
import type { Page } from '../../platform/http/pagination/list-page';
import type { ScoringVersionBody, ScoringVersionDetailBody } from './scoring-versions.schemas';

const COLUMNS = {
  number: scoringVersions.number,
  at: scoringVersions.at,
  author: users.name,
  note: scoringVersions.note,
  restored_from: scoringVersions.restored_from,
  snapshot: scoringVersions.snapshot,
};

/** Returns a page of the scoring versions, newest first. */
export async function listVersions(
  db: Db,
  { limit, offset }: Page,
): Promise<{ items: ScoringVersionBody[]; total: number }> {
  const rows = await select(db).orderBy(desc(scoringVersions.number)).limit(limit).offset(offset);
  const items = await withChanges(db, rows);
  return { items: items.map(toVersion), total: await db.$count(scoringVersions) };
}

/** Builds the list entry of a scoring version, without its rules. */
export function toVersion({
  number,
  at,
  author,
  note,
  restored_from,
  is_present,
  changes,
}: ScoringVersionDetailBody): ScoringVersionBody {
  return { number, at, author, note, restored_from, is_present, changes };
}

/** Returns a scoring version. @throws Refusal 404 */
export async function readVersion(db: Db | Tx, number: number): Promise<ScoringVersionDetailBody> {
  const [version] = await withChanges(db, await select(db).where(eq(scoringVersions.number, number)));
  if (!version) throw notFound('Version not found');
  return version;
}

/** Returns the rules of a scoring version. @throws Refusal 404 */
export async function rulesOfVersion(db: Db | Tx, number: number): Promise<RuleSet> {
  const [row] = await db
    .select({ snapshot: scoringVersions.snapshot })
    .from(scoringVersions)
    .where(eq(scoringVersions.number, number));
  if (!row) throw notFound('Version not found');
  return row.snapshot;
}

/** Returns the newest scoring version, or undefined. */
export async function newestVersion(db: Db | Tx) {
  const [row] = await db
    .select({ number: scoringVersions.number, snapshot: scoringVersions.snapshot })
    .from(scoringVersions)
    .orderBy(desc(scoringVersions.number))
    .limit(1);
  return row;
}

function select(db: Db | Tx) {
  return db.select(COLUMNS).from(scoringVersions).leftJoin(users, eq(users.id, scoringVersions.author_id));
}

type Row = Awaited<ReturnType<typeof select>>[number];

/** Adds to each scoring version its changes from the previous version. The first version has no changes. */
async function withChanges(db: Db | Tx, rows: readonly Row[]): Promise<ScoringVersionDetailBody[]> {
  if (rows.length === 0) return [];
  const previous = await db
    .select({ number: scoringVersions.number, snapshot: scoringVersions.snapshot })
    .from(scoringVersions)
    .where(
      inArray(
        scoringVersions.number,
        rows.map(({ number }) => number - 1),
      ),
    )
    .orderBy(asc(scoringVersions.number));
  const before = new Map(previous.map(({ number, snapshot }) => [number + 1, snapshot]));
  const present = await readRuleSet(db);
  const newest = await newestVersion(db);
  return rows.map((row) => {
    const was = before.get(row.number);
    return {
      ...row,
      at: new Date(row.at).toISOString(),
      is_present: row.number === newest?.number && differencesOf(row.snapshot, present).length === 0,
      changes: was ? differencesOf(was, row.snapshot) : [],
    };
  });
}

import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../audit-event';
import { formerRows } from '../claims/former-rows.table';
import { NOTHING_YET, type CuratedRow } from '../curation/curated-row';
import { toStored } from '../curation/plan-batch';
import { rebuildStartups } from '../curation/rebuild-startups';
import type { Tx } from '../db/open-database';
import { deletions } from '../deletions/deletions.table';
import { keepApart } from '../duplicates/decide-pair';
import { markForComparison } from '../duplicates/mark-startups';
import { lockKnown } from '../facts/change-fact';
import type { KnownStartup } from '../facts/known-startup';
import { writeRow } from '../merges/carry-out-merge';
import { contentOf } from '../merges/snapshot';
import { readSide, type StartupSide } from '../merges/startup-side';
import { rawStartups } from '../startups/raw-startups.table';
import { startups } from '../startups/startups.table';
import { acceptedOf, ownIdentities, readGroups, statementsOf, type Group } from './plan-split';
import type { Identity } from './identity';
import { moveStatements } from './move-statements';
import { chooseName, type ChosenName } from './split-name';
import type { SplitOrderBody } from './splits.schemas';
import { rowsOf } from './startup-rows';

export type SplitAct = {
  startupId: number;
  ifMatch: string | undefined;
  order: SplitOrderBody;
  actor: Actor;
  /** ISO 8601 */
  timestamp: string;
};

/** A split that was carried out in this transaction. */
export type CarriedOut = {
  before: StartupSide;
  stays: StartupSide;
  /** In the order of the groups. */
  parts: (StartupSide & Pick<ChosenName, 'isTaken'>)[];
  groups: readonly Group[];
  /** The startup as it was, as JSON. */
  content: string;
  /** Of the startup that stays, then of each part. */
  identities: readonly Identity[][];
};

/**
 * Splits rows off a startup: what they say, and what people say of entries that they alone name, becomes said of new
 * startups, which are made of it, and the startup is made again from the rest. Call it in a transaction; a preview
 * rolls it back.
 * @param mayNeedName gives a part whose name is another startup's a number, instead of refusing it
 * @throws 400, 409 as `readGroups`; 404; 409 for a name that another startup has; 412
 */
export async function carryOutSplit(
  tx: Tx,
  { startupId, ifMatch, order, actor, timestamp }: SplitAct,
  mayNeedName = false,
): Promise<CarriedOut> {
  const known = await lockKnown(tx, startupId, ifMatch);
  const groups = readGroups(order, await rowsOf(tx, known));
  const before = await readSide(tx, startupId);
  const content = await snapshotOf(tx, startupId);
  const statements = statementsOf(known, groups);
  const ids: number[] = [];
  for (const [index, group] of groups.entries()) {
    const id = await insertPart(tx, known, group, timestamp);
    ids.push(id);
    await moveRows(tx, startupId, id, group);
    await moveStatements(tx, { fromId: startupId, toIds: ids }, statements[index] ?? []);
  }
  await writeRow(tx, startupId, withoutLeaving(known, groups));
  await rebuildStartups(tx, [startupId], timestamp);
  const names: ChosenName[] = [];
  for (const [index, group] of groups.entries()) {
    const id = ids[index] ?? 0;
    const name = await chooseName(tx, id, claimsOf(known, group), { group, actor, timestamp, mayNeedName });
    names.push(name);
    await rebuildStartups(tx, [id], timestamp);
  }
  await tx
    .update(startups)
    .set({ version: known.row.version + 1 })
    .where(eq(startups.id, startupId));
  await markForComparison(tx, [startupId, ...ids]);
  await keepAllApart(tx, [startupId, ...ids], { actor, timestamp });
  const parts = [];
  for (const [index, id] of ids.entries())
    parts.push({ ...(await readSide(tx, id)), isTaken: names[index]?.isTaken ?? false });
  const staying = known.claims.filter(({ id }) => !groups.some((group) => group.ids.has(id)));
  return {
    before,
    stays: await readSide(tx, startupId),
    parts,
    groups,
    content,
    identities: ownIdentities([staying, ...groups.map((group) => claimsOf(known, group))]),
  };
}

const claimsOf = ({ claims }: KnownStartup, { ids }: Group) => claims.filter(({ id }) => ids.has(id));

async function snapshotOf(tx: Tx, id: number): Promise<string> {
  const { rows } = await tx.execute<{ content: string }>(sql`select ${contentOf(id)}::text as content`);
  const [row] = rows;
  if (!row) throw new Error('a snapshot without a row');
  return row.content;
}

/** A startup with nothing but the values that people accepted from its rows; its name and keys follow. */
async function insertPart(tx: Tx, known: KnownStartup, group: Group, at: string): Promise<number> {
  const row: CuratedRow = { ...NOTHING_YET, origins: {} };
  for (const field of acceptedOf(known, group)) takeField(row, field, known.row);
  const [part] = await tx
    .insert(startups)
    .values({
      ...row,
      name_key: sql`'#split ' || gen_random_uuid()`,
      website_host: null,
      created_at: at,
      updated_at: at,
    })
    .returning({ id: startups.id });
  if (!part) throw new Error('no startup was stored');
  return part.id;
}

/** The startup without the ID and the accepted values of rows that leave. */
function withoutLeaving(known: KnownStartup, groups: readonly Group[]): CuratedRow {
  const { row } = toStored(known.row);
  const rest: CuratedRow = { ...row, origins: { ...row.origins } };
  for (const group of groups) {
    const isOfGroup = claimsOf(known, group).some(({ external_id }) => external_id === rest.external_id);
    if (isOfGroup) rest.external_id = null;
    for (const field of acceptedOf(known, group)) {
      delete rest.origins[field];
      // A name cannot be empty: any row that gives one takes precedence over this.
      if (field === 'company_name') rest.origins[field] = { by: 'article', at: '' };
      else takeField(rest, field, NOTHING_YET);
    }
  }
  return rest;
}

function takeField(row: CuratedRow, field: keyof CuratedRow, from: CuratedRow): void {
  Object.assign(row, { [field]: from[field] });
  if (field === 'raised_money') row.raised_currency = from.raised_currency;
  const origin = from.origins[field];
  if (origin) row.origins[field] = origin;
}

async function moveRows(tx: Tx, fromId: number, toId: number, { ids }: Group): Promise<void> {
  const rawIds = sql`${sql.param([...ids])}::bigint[]`;
  await tx.execute(sql`
    update ${rawStartups} set startup_id = ${toId} where startup_id = ${fromId} and id = any(${rawIds})`);
  await tx.execute(sql`
    update ${deletions} set startup_id = ${toId}
    where startup_id = ${fromId} and kind = 'raw_startup' and row_id = any(${rawIds})`);
  await tx.execute(sql`
    update ${formerRows} set startup_id = ${toId} where startup_id = ${fromId} and raw_id = any(${rawIds})`);
}

async function keepAllApart(
  tx: Tx,
  ids: readonly number[],
  decision: Pick<SplitAct, 'actor' | 'timestamp'>,
): Promise<void> {
  for (const [index, low] of ids.entries())
    for (const high of ids.slice(index + 1)) await keepApart(tx, [low, high], decision);
}

import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../audit/audit-event';
import { rawStartupRevisions } from '../../platform/db/schema/raw-startup-revisions.table';
import { NOTHING_YET, toStored, type CuratedRow } from '../curation/curated-row';
import { rebuildStartups } from '../curation/rebuild-startups';
import type { Tx } from '../../platform/db/open-database';
import { deletions } from '../../platform/db/schema/deletions.table';
import { keepAllApart } from '../duplicates/decide-pair';
import { markForComparison } from '../duplicates/mark-startups';
import { lockKnown } from '../facts/change-fact';
import type { StartupWithClaims } from '../facts/startup-with-claims';
import { writeRow } from '../merges/carry-out-merge';
import { contentOf } from '../merges/snapshot';
import { readSide, readSides, type StartupSide } from '../merges/startup-side';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
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
  /** Time in ISO 8601. */
  timestamp: string;
};

/** Result of a split in the current transaction. */
export type CarriedOut = {
  before: StartupSide;
  stays: StartupSide;
  /** New startups, in the order of the groups. */
  parts: (StartupSide & Pick<ChosenName, 'isTaken'>)[];
  groups: readonly Group[];
  /** Startup before the split, as JSON. */
  content: string;
  /** Identities of the remaining startup, followed by those of each new startup. */
  identities: readonly Identity[][];
};

/**
 * Splits rows off a startup. Their values move to new startups, together with statements of people about entries that
 * only these rows state. The new startups are built from them, and the original startup is rebuilt from the remaining
 * rows. Call this function in a transaction; a preview rolls the transaction back.
 * @param isPreview true to add a number to a name that another startup has, instead of refusing it, and to skip data
 * that only later comparisons need
 * @throws 400, 409 as `readGroups`; 404; 409 for the name of another startup; 412
 */
export async function carryOutSplit(
  tx: Tx,
  { startupId, ifMatch, order, actor, timestamp }: SplitAct,
  isPreview = false,
): Promise<CarriedOut> {
  const known = await lockKnown(tx, startupId, ifMatch);
  const groups = readGroups(order, await rowsOf(tx, known));
  const before = await readSide(tx, startupId);
  const content = await snapshotOf(tx, startupId);
  const statements = statementsOf(known, groups);
  const ids = await insertParts(tx, known, groups, timestamp);
  await moveRows(tx, startupId, ids, groups);
  for (const [index, part] of statements.entries())
    await moveStatements(tx, { fromId: startupId, toIds: ids.slice(0, index + 1) }, part);
  await writeRow(tx, startupId, withoutLeaving(known, groups));
  await rebuildStartups(tx, [startupId], timestamp);
  const names: ChosenName[] = [];
  for (const [index, group] of groups.entries())
    names.push(
      await chooseName(tx, ids[index] ?? 0, claimsOf(known, group), {
        group,
        actor,
        timestamp,
        mayNeedName: isPreview,
      }),
    );
  await rebuildStartups(tx, ids, timestamp);
  await tx
    .update(startups)
    .set({ version: known.row.version + 1 })
    .where(eq(startups.id, startupId));
  if (!isPreview) {
    await markForComparison(tx, [startupId, ...ids]);
    await keepAllApart(tx, [startupId, ...ids], { actor, timestamp });
  }
  const [stays, ...parts] = await readSides(tx, [startupId, ...ids]);
  if (!stays) throw new Error('a split without a startup that stays');
  const staying = known.claims.filter(({ id }) => !groups.some((group) => group.ids.has(id)));
  return {
    before,
    stays,
    parts: parts.map((part, index) => ({ ...part, isTaken: names[index]?.isTaken ?? false })),
    groups,
    content,
    identities: ownIdentities([staying, ...groups.map((group) => claimsOf(known, group))]),
  };
}

const claimsOf = ({ claims }: StartupWithClaims, { ids }: Group) => claims.filter(({ id }) => ids.has(id));

async function snapshotOf(tx: Tx, id: number): Promise<string> {
  const { rows } = await tx.execute<{ content: string }>(sql`select ${contentOf(id)}::text as content`);
  const [row] = rows;
  if (!row) throw new Error('a snapshot without a row');
  return row.content;
}

/**
 * Inserts the new startups of a split with only the values that people accepted from their rows. Names and keys are
 * set later.
 * @returns ids in the order of the groups
 */
async function insertParts(
  tx: Tx,
  known: StartupWithClaims,
  groups: readonly Group[],
  at: string,
): Promise<number[]> {
  const parts = await tx
    .insert(startups)
    .values(
      groups.map((group) => ({
        ...acceptedRow(known, group),
        name_key: sql`'#split ' || gen_random_uuid()`,
        website_host: null,
        created_at: at,
        updated_at: at,
      })),
    )
    .returning({ id: startups.id });
  return parts.map(({ id }) => id).sort((a, b) => a - b);
}

function acceptedRow(known: StartupWithClaims, group: Group): CuratedRow {
  const row: CuratedRow = { ...NOTHING_YET, origins: {} };
  for (const field of acceptedOf(known, group)) takeField(row, field, known.row);
  return row;
}

/** Returns a startup without the external id and the accepted values of the rows that are split off. */
function withoutLeaving(known: StartupWithClaims, groups: readonly Group[]): CuratedRow {
  const { row } = toStored(known.row);
  const rest: CuratedRow = { ...row, origins: { ...row.origins } };
  for (const group of groups) {
    const isOfGroup = claimsOf(known, group).some(({ external_id }) => external_id === rest.external_id);
    if (isOfGroup) rest.external_id = null;
    for (const field of acceptedOf(known, group)) {
      delete rest.origins[field];
      // A name cannot be empty. Any row with a name takes precedence over this origin.
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

async function moveRows(
  tx: Tx,
  fromId: number,
  toIds: readonly number[],
  groups: readonly Group[],
): Promise<void> {
  const moves = groups.flatMap(({ ids }, index) => [...ids].map((rawId) => ({ rawId, to: toIds[index] })));
  const moved = sql`unnest(${sql.param(moves.map(({ rawId }) => rawId))}::bigint[],
    ${sql.param(moves.map(({ to }) => to))}::bigint[]) as moved (raw_id, startup_id)`;
  await tx.execute(sql`
    update ${rawStartups} r set startup_id = moved.startup_id from ${moved}
    where r.startup_id = ${fromId} and r.id = moved.raw_id`);
  await tx.execute(sql`
    update ${deletions} d set startup_id = moved.startup_id from ${moved}
    where d.startup_id = ${fromId} and d.kind = 'raw_startup' and d.row_id = moved.raw_id`);
  await tx.execute(sql`
    update ${rawStartupRevisions} f set startup_id = moved.startup_id from ${moved}
    where f.startup_id = ${fromId} and f.raw_id = moved.raw_id`);
}

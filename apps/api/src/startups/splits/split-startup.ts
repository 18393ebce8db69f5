import { recordEvent } from '../../audit/audit-event';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { rolledBack } from '../../platform/db/rolled-back';
import type { StartupSide } from '../merges/startup-side';
import { carryOutSplit, type CarriedOut, type SplitAct } from './carry-out-split';
import { keepStates } from './side-state';
import { readSplit } from './split.queries';
import { splitKeys, startupSplits } from '../../platform/db/schema/splits.table';
import type { SplitPreviewBody, SplitSideBody, StartupSplitBody } from './splits.schemas';

/**
 * Previews a split. It runs the split, describes the result and rolls back, so that the preview equals the actual
 * split.
 * @throws as `carryOutSplit`, except for the name of another startup
 */
export async function previewSplit(db: Db, act: SplitAct): Promise<SplitPreviewBody> {
  return rolledBack(db, async (tx) => describe(await carryOutSplit(tx, act, true)));
}

/**
 * Splits a startup and records the audit events, in one transaction.
 * @throws as `carryOutSplit`
 */
export async function splitStartup(db: Db, act: SplitAct): Promise<StartupSplitBody> {
  return db.transaction(async (tx) => keepSplit(tx, act, await carryOutSplit(tx, act)));
}

async function keepSplit(
  tx: Tx,
  { actor, timestamp }: SplitAct,
  done: CarriedOut,
): Promise<StartupSplitBody> {
  const { before, stays, parts, content, identities } = done;
  const [split] = await tx
    .insert(startupSplits)
    .values({
      startup_id: stays.row.id,
      company_name: before.row.company_name,
      score_before: before.row.score,
      score_after: stays.row.score,
      version_after: stays.row.version,
      parts: parts.map(({ row: { id, company_name, version, score } }) => ({
        id,
        company_name,
        version,
        score,
      })),
      content: sql`${content}::jsonb`,
      split_by: actor.userId,
      split_at: timestamp,
    })
    .returning({ id: startupSplits.id });
  if (!split) throw new Error('no split was stored');
  const ids = [stays, ...parts].map(({ row }) => row.id);
  await keepStates(tx, split.id, ids);
  const keys = ids.flatMap((startup_id, index) =>
    (identities[index] ?? []).map((identity) => ({ split_id: split.id, startup_id, ...identity })),
  );
  if (keys.length > 0) await tx.insert(splitKeys).values(keys);
  const split_id = String(split.id);
  await recordEvent(tx, actor, {
    action: 'startup_split',
    target: { type: 'startup', id: String(stays.row.id) },
    before: { company_name: before.row.company_name, score: before.row.score },
    after: {
      split_id,
      company_name: stays.row.company_name,
      score: stays.row.score,
      split_off: parts.map(({ row }) => row.company_name).join(', '),
    },
  });
  for (const { row } of parts)
    await recordEvent(tx, actor, {
      action: 'startup_split_off',
      target: { type: 'startup', id: String(row.id) },
      after: { split_id, company_name: row.company_name, from: before.row.company_name, score: row.score },
    });
  return readSplit(tx, split.id);
}

function describe({ before, stays, parts, groups }: CarriedOut): SplitPreviewBody {
  return {
    version: before.row.version,
    score_before: before.row.score,
    rank_before: before.rank,
    stays: toSide(stays, { needs_name: false, rows: 0 }),
    parts: parts.map((part, index) =>
      toSide(part, { needs_name: part.isTaken, rows: groups[index]?.ids.size ?? 0 }),
    ),
  };
}

function toSide(
  { row, awards, articles, rank }: StartupSide,
  rest: Pick<SplitSideBody, 'needs_name' | 'rows'>,
): SplitSideBody {
  return {
    company_name: row.company_name,
    score: row.score,
    rank,
    articles,
    awards: [...awards.values()],
    ...rest,
  };
}

import { asc, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { scoringVersions } from '../../platform/db/schema/scoring-versions.table';
import { startupAwards } from '../../platform/db/schema/startups.table';
import { users } from '../../platform/db/schema/users.table';
import { readRuleSet } from '../../scoring/rescoring/rule-set';
import { isoTimestamp } from '../../platform/time/timestamps';
import { nameOrDeletedName } from '../../audit/kept-name';
import type { HistoryEntryBody } from '../../audit/audit.schemas';
import { readVersionRules } from './version-rules';
import { scoreTimeline, type TimedRules } from './score-timeline';

/** Maximum number of rule changes in a history. Each version contains every parameter. */
const MAX_VERSIONS = 300;

/**
 * Computes all changes of a startup's score, oldest first, from its awards and the stored scoring versions.
 * @param kept stored versions, if they are already read
 */
export async function readScoreChanges(
  tx: Tx,
  startup: { id: number; created_at: string },
  kept?: readonly TimedRules[],
): Promise<HistoryEntryBody[]> {
  const awards = await tx
    .select()
    .from(startupAwards)
    .where(eq(startupAwards.startup_id, startup.id))
    .orderBy(asc(startupAwards.award_key));
  if (awards.length === 0) return [];
  const versions = kept ?? (await readTimedRules(tx));
  const held = awards.map(({ award_key, award_name, added_at, added_after_version }) => ({
    key: award_key,
    name: award_name,
    at: isoTimestamp(added_at ?? startup.created_at),
    afterVersion: added_after_version,
  }));
  return scoreTimeline(versions, held, (versions[0]?.number ?? 1) <= 1).map(
    ({ at, actor, version, before, after, reasons }, index) => ({
      id: `score-${index + 1}`,
      at,
      actor,
      kind: 'score',
      changes: [{ field: 'score', before, after }],
      reasons,
      source: null,
      origin: null,
      version,
    }),
  );
}

/**
 * Returns the rules of the stored scoring versions, oldest first. Without stored versions, returns the current rules.
 */
export async function readTimedRules(tx: Tx): Promise<TimedRules[]> {
  const rows = await tx
    .select({
      number: scoringVersions.number,
      at: scoringVersions.at,
      actor: nameOrDeletedName('name', scoringVersions.author_id),
    })
    .from(scoringVersions)
    .leftJoin(users, eq(users.id, scoringVersions.author_id))
    .orderBy(desc(scoringVersions.number))
    .limit(MAX_VERSIONS);
  if (rows.length === 0) return [{ number: 0, at: '', actor: null, rules: await readRuleSet(tx) }];
  const versions = await readVersionRules(tx, rows);
  return versions.map((version) => ({ ...version, at: isoTimestamp(version.at) })).reverse();
}

import { prepareScoring } from '@vaglio/award-scoring';
import { inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { type RuleSet, scoringVersions } from '../../platform/db/schema/scoring-versions.table';

type Version = { number: number; at: string };
type ScoreOf = ReturnType<typeof prepareScoring>;

/**
 * Key of a cached version. A version never changes, but after a restore its number may belong to another version with
 * another time.
 */
const keyOf = ({ number, at }: Version) => `${number} ${at}`;

let known: ReadonlyMap<string, RuleSet> = new Map();
const prepared = new WeakMap<RuleSet, ScoreOf>();

/**
 * Returns scoring versions with their rules. The last requested rules are cached, because together they take megabytes,
 * and every history needs all of them.
 */
export async function readVersionRules<V extends Version>(
  tx: Tx,
  versions: readonly V[],
): Promise<(V & { rules: RuleSet })[]> {
  const before = known;
  const unread = versions.filter((version) => !before.has(keyOf(version))).map(({ number }) => number);
  const rows =
    unread.length === 0
      ? []
      : await tx
          .select({ number: scoringVersions.number, rules: scoringVersions.snapshot })
          .from(scoringVersions)
          .where(inArray(scoringVersions.number, unread));
  const read = new Map(rows.map(({ number, rules }) => [number, rules]));
  const whole = versions.flatMap((version) => {
    const rules = before.get(keyOf(version)) ?? read.get(version.number);
    return rules ? [{ ...version, rules }] : [];
  });
  known = new Map(whole.map((version) => [keyOf(version), version.rules]));
  return whole;
}

/** Returns the scoring function for a rule set. It is created once per rule set. */
export function scoringBy(rules: RuleSet): ScoreOf {
  const scoreOf = prepared.get(rules) ?? prepareScoring(rules);
  prepared.set(rules, scoreOf);
  return scoreOf;
}

import { prepareScoring } from '@vaglio/award-scoring';
import { inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { type RuleSet, scoringVersions } from '../../platform/db/schema/scoring-versions.table';

type Version = { number: number; at: string };
type ScoreOf = ReturnType<typeof prepareScoring>;

/** A version never changes. After a restore a number may name another one, made at another time. */
const keyOf = ({ number, at }: Version) => `${number} ${at}`;

let known: ReadonlyMap<string, RuleSet> = new Map();
const prepared = new WeakMap<RuleSet, ScoreOf>();

/**
 * The rules of versions, each of which is read and parsed once in a process: together they are megabytes, and every
 * history needs them all. Keeps those that were asked for last.
 */
export async function readKeptRules<V extends Version>(
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

/** What prepareScoring makes of rules, made once for each of them. */
export function scoringBy(rules: RuleSet): ScoreOf {
  const scoreOf = prepared.get(rules) ?? prepareScoring(rules);
  prepared.set(rules, scoreOf);
  return scoreOf;
}

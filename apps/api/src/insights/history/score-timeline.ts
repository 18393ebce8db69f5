import type { LedgerLine, Score } from '@vaglio/award-scoring';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';
import type { HistoryReasonBody } from '../../audit/audit.schemas';
import { scoringBy } from './version-rules';

/** Rules that apply from a scoring version on. */
export type TimedRules = { number: number; at: string; actor: string | null; rules: RuleSet };
/** Award of a startup, with its key and its listed name. */
export type TimedAward = { key: string; name: string; at: string; afterVersion: number };

export type ScoreChange = {
  at: string;
  actor: string | null;
  /** Scoring version whose rules changed the score; null if an award changed it. */
  version: number | null;
  before: number;
  after: number;
  reasons: HistoryReasonBody[];
};

const NONE: Score = { total: 0, lines: [] };

/**
 * Computes all changes of a startup's score, oldest first, from the rules of each scoring version and the times of its
 * awards. A changed weight therefore requires no write for any affected startup.
 * @param versions at least one version, sorted by number; the rules of the first one applied before the second one
 * @param isWhole whether `versions` includes the very first version; otherwise earlier changes count but are not listed
 */
export function scoreTimeline(
  versions: readonly TimedRules[],
  awards: readonly TimedAward[],
  isWhole: boolean,
): ScoreChange[] {
  const names = new Map(awards.map(({ key, name }) => [key, name]));
  const changes: ScoreChange[] = [];
  const held: string[] = [];
  let score = NONE;
  const [first] = versions;
  for (const version of versions) {
    const scoreOf = scoringBy(version.rules);
    const become = (cause: Pick<ScoreChange, 'at' | 'actor' | 'version'>, isListed: boolean) => {
      const next = scoreOf(held);
      if (next.total !== score.total && isListed) {
        changes.push({
          ...cause,
          before: score.total,
          after: next.total,
          reasons: reasonsOf(score, next, version.rules, names),
        });
      }
      score = next;
    };
    if (version !== first) become({ at: version.at, actor: version.actor, version: version.number }, true);
    for (const added of byTimestamp(awards.filter((award) => isOf(award, version.number, first?.number)))) {
      held.push(...added.map(({ key }) => key));
      become({ at: added[0]?.at ?? '', actor: null, version: null }, isWhole || version !== first);
    }
  }
  return changes;
}

/**
 * Returns whether an award was added under a scoring version. Awards from before the first version belong to the first.
 */
function isOf({ afterVersion }: TimedAward, number: number, first: number | undefined): boolean {
  return afterVersion === number || (number === first && afterVersion < number);
}

/** Groups awards by timestamp. Awards of one transaction have the same timestamp. */
function byTimestamp(awards: readonly TimedAward[]): TimedAward[][] {
  const groups = new Map<string, TimedAward[]>();
  for (const award of awards) groups.set(award.at, [...(groups.get(award.at) ?? []), award]);
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

/** Returns the awards whose contribution to the score changed, largest change first. */
function reasonsOf(
  before: Score,
  after: Score,
  rules: RuleSet,
  names: ReadonlyMap<string, string>,
): HistoryReasonBody[] {
  const were = new Map(before.lines.map((line) => [line.award, line]));
  const nameOf = (key: string) => names.get(key) ?? key;
  return after.lines
    .map((is) => ({ is, was: were.get(is.award), moved: Math.abs(added(is) - added(were.get(is.award))) }))
    .filter(({ moved }) => moved !== 0)
    .sort((a, b) => b.moved - a.moved)
    .map(({ is, was }) => ({
      award: nameOf(is.award),
      status_before: was?.status ?? 'not_held',
      status_after: is.status,
      weight_before: weightOf(was),
      weight_after: weightOf(is),
      superseded_by: is.superseded_by === null ? null : nameOf(is.superseded_by),
      group_name: rules.groups.find(({ group_key }) => group_key === is.group_key)?.group_name ?? null,
    }));
}

function added(line: LedgerLine | undefined): number {
  return line?.status === 'counted' ? line.weight : 0;
}

function weightOf(line: LedgerLine | undefined): number | null {
  return line && line.status !== 'not_weighted' ? line.weight : null;
}

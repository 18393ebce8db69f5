import type { ListEffect, ScoreEffect, StartupEffect } from '@vaglio/contract';
import { formatCount, formatScore } from '@vaglio/ui';

/** Lists of startups whose members a change can affect: the eligible startups and the top list. */
export type EffectList = 'eligible' | 'top';

export const LIST_NAMES: Readonly<Record<EffectList, string>> = { eligible: 'Eligible', top: 'Top list' };

/** Startups with the same kind of effect. `rows` contains only the first startups, `total` is the number of all. */
export interface NamedEffect {
  readonly title: string;
  readonly total: number;
  readonly rows: readonly StartupEffect[];
}

/** Returns true if a change leaves all scores, ranks and lists unchanged. */
export function isWithoutEffect({ rescored, eligible, top }: ScoreEffect): boolean {
  const isStill = ({ entering, leaving, moved }: ListEffect) => entering + leaving + moved === 0;
  return rescored === 0 && isStill(eligible) && isStill(top);
}

/** Returns three groups: entering, leaving and moving startups, in this order. */
export function namedEffects(list: ListEffect): readonly NamedEffect[] {
  return [
    { title: 'Enter', total: list.entering, rows: list.first_entering },
    { title: 'Leave', total: list.leaving, rows: list.first_leaving },
    { title: 'Move', total: list.moved, rows: list.first_moved },
  ];
}

/** Formats a rank as 'Place 12 → 3', or as 'Place 3' if it does not change. */
export function placeText({ old_rank, new_rank }: StartupEffect): string {
  return `Place ${arrow(formatCount(old_rank), formatCount(new_rank))}`;
}

/**
 * Formats a score as 'score 4.0 → 7.0', or as 'score 4.0' if it does not change.
 * @param decimals number of decimals for all scores in the list
 */
export function scoreText({ old_score, new_score }: StartupEffect, decimals: number): string {
  return `score ${arrow(formatScore(old_score, decimals), formatScore(new_score, decimals))}`;
}

function arrow(before: string, after: string): string {
  return before === after ? after : `${before} → ${after}`;
}

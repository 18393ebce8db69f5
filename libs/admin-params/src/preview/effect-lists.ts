import type { ListEffect, ScoreEffect, StartupEffect } from '@vaglio/contract';
import { formatCount, formatScore } from '@vaglio/ui';

/** The two lists that a change moves startups in. */
export type EffectList = 'eligible' | 'top';

export const LIST_NAMES: Readonly<Record<EffectList, string>> = { eligible: 'Eligible', top: 'Top list' };

/** Startups of a list to which the same happens; `rows` are the first of `total`. */
export interface NamedEffect {
  readonly title: string;
  readonly total: number;
  readonly rows: readonly StartupEffect[];
}

/** Whether saving would leave every score, place and list as it is. */
export function isWithoutEffect({ rescored, eligible, top }: ScoreEffect): boolean {
  const isStill = ({ entering, leaving, moved }: ListEffect) => entering + leaving + moved === 0;
  return rescored === 0 && isStill(eligible) && isStill(top);
}

/** Who enters, leaves and moves, in this order. */
export function namedEffects(list: ListEffect): readonly NamedEffect[] {
  return [
    { title: 'Enter', total: list.entering, rows: list.first_entering },
    { title: 'Leave', total: list.leaving, rows: list.first_leaving },
    { title: 'Move', total: list.moved, rows: list.first_moved },
  ];
}

/** 'Place 12 → 3', 'Place 3' where it stays. */
export function placeText({ old_rank, new_rank }: StartupEffect): string {
  return `Place ${arrow(formatCount(old_rank), formatCount(new_rank))}`;
}

/** 'score 4.0 → 7.0', 'score 4.0' where it stays. @param decimals of all scores of the list */
export function scoreText({ old_score, new_score }: StartupEffect, decimals: number): string {
  return `score ${arrow(formatScore(old_score, decimals), formatScore(new_score, decimals))}`;
}

function arrow(before: string, after: string): string {
  return before === after ? after : `${before} → ${after}`;
}

import { compareCodePoints } from '@vaglio/startups-domain';
import { toUnits } from './exact-weight';
import type { ScoringGroup, ScoringParameter } from './ledger';

/** A parameter of which the startup holds an award. */
export interface Held {
  readonly award: string;
  readonly parameter: ScoringParameter;
}

interface Entry {
  readonly held: Held;
  readonly precedence: number;
}

/** A group among whose items the startup holds at least one award. */
export interface Contest {
  readonly group: ScoringGroup;
  readonly winner: Held;
  /** Precedence in this group of each parameter that takes part, by parameterID. */
  readonly precedences: ReadonlyMap<string, number>;
}

/**
 * Who wins a group: the highest or lowest precedence by its rule; of equal ones the larger
 * weight, then the smaller id by code point. Each group decides on its own, so an award
 * that loses elsewhere can still win here.
 * @param held by parameterID
 * @returns null when the startup holds none of the group's awards
 * Source: product decision 10.3.
 */
export function contestOf(group: ScoringGroup, held: ReadonlyMap<string, Held>): Contest | null {
  const entries: Entry[] = group.items.flatMap(({ parameter_id, precedence }) => {
    const holder = held.get(parameter_id);
    return holder ? [{ held: holder, precedence }] : [];
  });
  entries.sort(group.rule === 'keep_lowest_precedence' ? byLowest : byHighest);
  const [first] = entries;
  if (!first) return null;
  // Reversed, so that of a parameter listed twice the better entry stays.
  const precedences = new Map(
    [...entries].reverse().map(({ held: { parameter }, precedence }) => [parameter.parameterID, precedence]),
  );
  return { group, winner: first.held, precedences };
}

function byHighest(a: Entry, b: Entry): number {
  return b.precedence - a.precedence || byWeight(a, b);
}

function byLowest(a: Entry, b: Entry): number {
  return a.precedence - b.precedence || byWeight(a, b);
}

function byWeight(a: Entry, b: Entry): number {
  const heavier = toUnits(b.held.parameter.value) - toUnits(a.held.parameter.value);
  return heavier || compareCodePoints(a.held.parameter.parameterID, b.held.parameter.parameterID);
}

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
 * Finds the contests of a startup, in the order of the groups' keys, by the awards that it holds: groups of which it
 * holds none cost nothing, however many there are.
 * @returns a function that takes what a startup holds, by parameterID
 */
export function prepareContests(
  groups: readonly ScoringGroup[],
): (held: ReadonlyMap<string, Held>) => Contest[] {
  const ordered = [...groups].sort((a, b) => compareCodePoints(a.group_key, b.group_key));
  const places = new Map<string, { index: number; group: ScoringGroup; precedence: number }[]>();
  for (const [index, group] of ordered.entries()) {
    for (const { parameter_id, precedence } of group.items) {
      const place = { index, group, precedence };
      const known = places.get(parameter_id);
      if (known) known.push(place);
      else places.set(parameter_id, [place]);
    }
  }
  return (held) => {
    const entered = new Map<number, { group: ScoringGroup; entries: Entry[] }>();
    for (const [parameterID, holder] of held) {
      for (const { index, group, precedence } of places.get(parameterID) ?? []) {
        const entry = { held: holder, precedence };
        const known = entered.get(index);
        if (known) known.entries.push(entry);
        else entered.set(index, { group, entries: [entry] });
      }
    }
    return [...entered]
      .sort(([a], [b]) => a - b)
      .flatMap(([, { group, entries }]) => contestOf(group, entries) ?? []);
  };
}

/**
 * Who wins a group: the highest or lowest precedence by its rule; of equal ones the larger
 * weight, then the smaller id by code point. Each group decides on its own, so an award
 * that loses elsewhere can still win here.
 * @param entries awards of the startup that are among the group's items
 * @returns null when there are none
 * Source: product decision 10.3.
 */
function contestOf(group: ScoringGroup, entries: readonly Entry[]): Contest | null {
  const ranked = [...entries].sort(group.rule === 'keep_lowest_precedence' ? byLowest : byHighest);
  const [first] = ranked;
  if (!first) return null;
  // Reversed, so that of a parameter listed twice the better entry stays.
  const precedences = new Map(
    ranked.reverse().map(({ held: { parameter }, precedence }) => [parameter.parameterID, precedence]),
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

import { compareCodePoints } from '@vaglio/startups-domain';
import { toUnits } from './exact-weight';
import type { ScoringGroup, ScoringParameter } from './ledger';

/** Parameter together with the startup's award that matches it. */
export interface Held {
  readonly award: string;
  readonly parameter: ScoringParameter;
}

interface Entry {
  readonly held: Held;
  readonly precedence: number;
}

/** Exclusivity group from which the startup has at least one award, and the winning award. */
export interface Contest {
  readonly group: ScoringGroup;
  readonly winner: Held;
  /** Precedences of the group's participating parameters, keyed by parameterID. */
  readonly precedences: ReadonlyMap<string, number>;
}

/**
 * Returns a function that finds the contests of a startup's awards, sorted by group key. Groups from which the startup
 * has no award cost no time.
 * @returns function whose argument is the startup's parameters, keyed by parameterID
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
 * Returns the winner of an exclusivity group. The group's rule selects the highest or lowest precedence. In a tie, the
 * larger weight wins, then the smaller id by code point. Groups decide independently, so an award that loses in another
 * group can win here.
 * @param entries the startup's awards that belong to the group
 * @returns null without such awards
 * Source: product decision 10.3.
 */
function contestOf(group: ScoringGroup, entries: readonly Entry[]): Contest | null {
  const ranked = [...entries].sort(group.rule === 'keep_lowest_precedence' ? byLowest : byHighest);
  const [first] = ranked;
  if (!first) return null;
  // The list is reversed, so that the better entry of a duplicate parameter overwrites the worse one.
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

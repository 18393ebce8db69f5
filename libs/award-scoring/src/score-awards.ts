import { compareCodePoints, foldText } from '@vaglio/startups-domain';
import { prepareMatching } from './award-matching';
import { prepareContests, type Contest, type Held } from './contest';
import { fromUnits, toUnits } from './exact-weight';
import type {
  LedgerLine,
  LedgerStatus,
  Score,
  ScoringAlias,
  ScoringGroup,
  ScoringParameter,
  ScoringRules,
} from './ledger';

const STATUS_ORDER: Readonly<Record<LedgerStatus, number>> = { counted: 0, superseded: 1, not_weighted: 2 };

/**
 * Returns a startup's score with a ledger line for each of its awards. Different spellings of an award count once. In
 * an exclusivity group only the winner counts. An award in several groups counts only if it wins in each group.
 * @param awards names as listed; empty names are ignored
 * @returns lines in an order that does not depend on the input: counted lines by descending weight, then superseded
 * lines, then lines without a weight
 * @throws RangeError if a weight is not a finite number
 * Source: product decisions, sections 3 and 10.3.
 */
export function scoreAwards(
  awards: readonly string[],
  parameters: readonly ScoringParameter[],
  groups: readonly ScoringGroup[],
  aliases: readonly ScoringAlias[] = [],
): Score {
  return prepareScoring({ parameters, groups, aliases })(awards);
}

/** Returns a version of `scoreAwards` for many startups, which processes the rules and each spelling only once. */
export function prepareScoring({
  parameters,
  groups,
  aliases,
}: ScoringRules): (awards: readonly string[]) => Score {
  const match = prepareMatching(
    parameters.map((parameter) => ({ ...parameter, value: exact(parameter.value) })),
    aliases,
  );
  const contestsOf = prepareContests(groups);
  const read = new Map<string, ReadAward>();
  const readAward = (award: string): ReadAward => {
    const known = read.get(award);
    if (known) return known;
    const meaning = { parameter: match(award), folded: foldText(award) };
    read.set(award, meaning);
    return meaning;
  };
  return (awards) => {
    const { held, unweighted } = sortOut(awards, readAward);
    const contests = contestsOf(held);
    const weighted = [...held.values()].map((holder) => lineOf(holder, contests));
    const lines = [...weighted, ...unweighted.map(unweightedLine)].sort(byLedgerOrder);
    return { total: totalOf(lines), lines };
  };
}

type ReadAward = { parameter: ScoringParameter | null; folded: string };

function exact(weight: number): number {
  return fromUnits(toUnits(weight));
}

/**
 * Groups the awards by parameter, and collects the awards without a parameter separately. Duplicates are removed. Of
 * several spellings, the first by code point is kept.
 */
function sortOut(awards: readonly string[], read: (award: string) => ReadAward) {
  const held = new Map<string, Held>();
  const unweighted = new Map<string, string>();
  for (const award of [...awards].sort(compareCodePoints)) {
    const { parameter, folded } = read(award);
    if (parameter) {
      if (!held.has(parameter.parameterID)) held.set(parameter.parameterID, { award, parameter });
    } else if (folded !== '' && !unweighted.has(folded)) unweighted.set(folded, award);
  }
  return { held, unweighted: [...unweighted.values()] };
}

function lineOf({ award, parameter }: Held, contests: readonly Contest[]): LedgerLine {
  const { parameterID, value } = parameter;
  const entered = contests.filter(({ precedences }) => precedences.has(parameterID));
  const lost = entered.find(({ winner }) => winner.parameter.parameterID !== parameterID);
  const decided = lost ?? entered[0];
  return {
    award,
    parameterID,
    weight: value,
    group_key: decided?.group.group_key ?? null,
    rule: decided?.group.rule ?? null,
    precedence: decided?.precedences.get(parameterID) ?? null,
    status: lost ? 'superseded' : 'counted',
    superseded_by: lost?.winner.award ?? null,
  };
}

function unweightedLine(award: string): LedgerLine {
  return {
    award,
    parameterID: null,
    weight: 0,
    group_key: null,
    rule: null,
    precedence: null,
    status: 'not_weighted',
    superseded_by: null,
  };
}

function byLedgerOrder(a: LedgerLine, b: LedgerLine): number {
  return (
    STATUS_ORDER[a.status] - STATUS_ORDER[b.status] ||
    toUnits(b.weight) - toUnits(a.weight) ||
    compareCodePoints(a.parameterID ?? a.award, b.parameterID ?? b.award)
  );
}

function totalOf(lines: readonly LedgerLine[]): number {
  const counted = lines.filter(({ status }) => status === 'counted');
  return fromUnits(counted.reduce((units, { weight }) => units + toUnits(weight), 0));
}

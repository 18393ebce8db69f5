import { prepareMatching } from '@vaglio/award-scoring';
import { foldText } from '@vaglio/startups-domain';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';

/**
 * The keys of the awards that count otherwise after a change of the rules: with another weight, as another parameter, or in
 * other groups. A startup that holds none of them keeps its score, because a score depends on nothing else than what the
 * rules say of the awards held.
 * @returns folded names; a threshold alone touches none
 */
export function touchedAwards(before: RuleSet, after: RuleSet): string[] {
  const [meaningBefore, meaningAfter] = [meaningIn(before), meaningIn(after)];
  return awardsOf(before, after)
    .filter((award) => meaningBefore(award) !== meaningAfter(award))
    .sort();
}

/** The keys of all awards that one of two sets of rules knows, each once. */
export function awardsOf(before: RuleSet, after: RuleSet): string[] {
  const names = [before, after].flatMap(({ parameters, aliases = [] }) => [
    ...parameters.flatMap(({ parameterID, parameterName }) => [
      foldText(parameterName),
      foldText(parameterID),
    ]),
    ...aliases.map(({ award }) => foldText(award)),
  ]);
  return [...new Set(names)];
}

/** What the rules say of an award, as a text that differs when it does. */
function meaningIn({ parameters, groups, aliases }: RuleSet): (award: string) => string {
  const parameterOf = prepareMatching(parameters, aliases);
  return (award) => {
    const parameter = parameterOf(award);
    if (!parameter) return '';
    const places = groups.flatMap(({ group_key, rule, items }) =>
      items
        .filter(({ parameter_id }) => parameter_id === parameter.parameterID)
        .map(({ precedence }) => [group_key, rule, precedence]),
    );
    return JSON.stringify([parameter.parameterID, parameter.value, places.sort()]);
  };
}

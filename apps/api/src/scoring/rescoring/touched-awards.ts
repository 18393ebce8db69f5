import { prepareMatching } from '@vaglio/award-scoring';
import { foldText } from '@vaglio/startups-domain';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';

/**
 * Returns the awards that count differently after a change of the rules: with another weight, as another parameter, or
 * in other groups. The score of a startup without these awards does not change.
 * @returns sorted award keys; [] if only the threshold changed
 */
export function touchedAwards(before: RuleSet, after: RuleSet): string[] {
  const [meaningBefore, meaningAfter] = [meaningIn(before), meaningIn(after)];
  return awardsOf(before, after)
    .filter((award) => meaningBefore(award) !== meaningAfter(award))
    .sort();
}

/** Returns the distinct keys of all awards in both rule sets. */
function awardsOf(before: RuleSet, after: RuleSet): string[] {
  const names = [before, after].flatMap(({ parameters, aliases = [] }) => [
    ...parameters.flatMap(({ parameterID, parameterName }) => [
      foldText(parameterName),
      foldText(parameterID),
    ]),
    ...aliases.map(({ award }) => foldText(award)),
  ]);
  return [...new Set(names)];
}

/** Returns a function that describes the rules for an award as a text, for comparison. */
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

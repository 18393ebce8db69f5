import { prepareMatching } from '@vaglio/award-scoring';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';
import { awardsOf } from './touched-awards';

/**
 * The keys of the awards whose weight may follow from a change of the rules: the touched ones, and what is, before or after,
 * in a group with them, in a group with those, and so on. All others add what they added, because whether an award counts
 * depends on nothing but the groups that it is in and the awards held of these.
 * @param touched the result of touchedAwards for the same rules
 */
export function dependentAwards(touched: readonly string[], before: RuleSet, after: RuleSet): string[] {
  const matches = [before, after].map(({ parameters, aliases }) => prepareMatching(parameters, aliases));
  const parametersOf = (award: string) => matches.flatMap((match) => match(award)?.parameterID ?? []);
  const reached = new Set(touched.flatMap(parametersOf));
  const groups = [...before.groups, ...after.groups].map(({ items }) =>
    items.map(({ parameter_id }) => parameter_id),
  );
  for (let known = -1; known < reached.size;) {
    known = reached.size;
    for (const members of groups)
      if (members.some((id) => reached.has(id))) for (const id of members) reached.add(id);
  }
  const dependent = awardsOf(before, after).filter((award) =>
    parametersOf(award).some((id) => reached.has(id)),
  );
  return [...new Set([...touched, ...dependent])].sort();
}

import { foldText } from '@vaglio/startups-domain';
import { changed, pairs, whole, type Pair } from './difference';
import type { RuleDifferenceBody } from './scoring-versions.schemas';
import type { ScoringAlias } from '@vaglio/award-scoring';
import type {
  RuleGroup,
  RuleItem,
  RuleParameter,
  RuleSet,
} from '../../platform/db/schema/scoring-versions.table';

const RULE_WORDS = {
  keep_highest_precedence: 'keep highest precedence',
  keep_lowest_precedence: 'keep lowest precedence',
};

/**
 * Returns the differences between two rule sets, in the order of parameters, groups, aliases and settings; [] if they
 * are equal. Rows are matched by id, and items by parameter and group.
 */
export function differencesOf(before: RuleSet, after: RuleSet): RuleDifferenceBody[] {
  const nameOf = new Map(
    [...before.parameters, ...after.parameters].map(({ parameterID, parameterName }) => [
      parameterID,
      parameterName,
    ]),
  );
  return [
    ...pairs(before.parameters, after.parameters, ({ parameterID }) => parameterID).flatMap(
      parameterDifferences,
    ),
    ...pairs(before.groups, after.groups, ({ id }) => id).flatMap((pair) => groupDifferences(pair, nameOf)),
    ...pairs(before.aliases ?? [], after.aliases ?? [], ({ award }) => foldText(award)).flatMap((pair) =>
      aliasDifferences(pair, nameOf),
    ),
    ...changed(
      'threshold',
      'Threshold',
      null,
      before.threshold,
      after.threshold,
      (a, b) => `Threshold from ${a} to ${b}`,
    ),
    ...changed(
      'top_percent',
      'Top percent',
      null,
      before.top_percent,
      after.top_percent,
      (a, b) => `Top percent from ${a} to ${b}`,
    ),
  ];
}

function parameterDifferences({ was, is }: Pair<RuleParameter>): RuleDifferenceBody[] {
  if (!was && is)
    return [
      whole(
        'parameter',
        'added',
        is.parameterName,
        String(is.value),
        `Parameter '${is.parameterName}' added with weight ${is.value}`,
      ),
    ];
  if (was && !is)
    return [
      whole(
        'parameter',
        'removed',
        was.parameterName,
        String(was.value),
        `Parameter '${was.parameterName}' with weight ${was.value} deleted`,
      ),
    ];
  if (!was || !is) return [];
  return [
    ...changed(
      'parameter',
      is.parameterName,
      'parameterName',
      was.parameterName,
      is.parameterName,
      (a, b) => `Parameter '${a}' renamed to '${b}'`,
    ),
    ...changed(
      'parameter',
      is.parameterName,
      'value',
      was.value,
      is.value,
      (a, b) => `Weight of '${is.parameterName}' from ${a} to ${b}`,
    ),
  ];
}

function groupDifferences(
  { was, is }: Pair<RuleGroup>,
  nameOf: ReadonlyMap<string, string>,
): RuleDifferenceBody[] {
  const group = is ?? was;
  if (!group) return [];
  const items = pairs(was?.items ?? [], is?.items ?? [], ({ parameter_id }) => parameter_id).flatMap((pair) =>
    itemDifferences(pair, group.group_name, nameOf),
  );
  if (!was && is)
    return [
      whole(
        'group',
        'added',
        is.group_name,
        RULE_WORDS[is.rule],
        `Group '${is.group_name}' added: ${RULE_WORDS[is.rule]}`,
      ),
      ...items,
    ];
  if (was && !is)
    return [
      ...items,
      whole('group', 'removed', was.group_name, RULE_WORDS[was.rule], `Group '${was.group_name}' deleted`),
    ];
  if (!was || !is) return [];
  const of = `of the group '${is.group_name}'`;
  return [
    ...changed(
      'group',
      is.group_name,
      'group_name',
      was.group_name,
      is.group_name,
      (a, b) => `Group '${a}' renamed to '${b}'`,
    ),
    ...changed(
      'group',
      is.group_name,
      'group_key',
      was.group_key,
      is.group_key,
      (a, b) => `Key ${of} from ${a} to ${b}`,
    ),
    ...changed(
      'group',
      is.group_name,
      'description',
      was.description,
      is.description,
      () => `Description ${of} changed`,
    ),
    ...changed(
      'group',
      is.group_name,
      'rule',
      RULE_WORDS[was.rule],
      RULE_WORDS[is.rule],
      (a, b) => `Rule ${of} from ${a} to ${b}`,
    ),
    ...items,
  ];
}

function itemDifferences(
  { was, is }: Pair<RuleItem>,
  group: string,
  nameOf: ReadonlyMap<string, string>,
): RuleDifferenceBody[] {
  const parameterId = (is ?? was)?.parameter_id ?? '';
  const name = nameOf.get(parameterId) ?? parameterId;
  if (!was && is)
    return [
      whole(
        'item',
        'added',
        name,
        String(is.precedence),
        `'${name}' put into the group '${group}' with precedence ${is.precedence}`,
      ),
    ];
  if (was && !is)
    return [
      whole('item', 'removed', name, String(was.precedence), `'${name}' taken out of the group '${group}'`),
    ];
  if (!was || !is) return [];
  return changed(
    'item',
    name,
    'precedence',
    was.precedence,
    is.precedence,
    (a, b) => `Precedence of '${name}' in the group '${group}' from ${a} to ${b}`,
  );
}

function aliasDifferences(
  { was, is }: Pair<ScoringAlias>,
  nameOf: ReadonlyMap<string, string>,
): RuleDifferenceBody[] {
  const named = (alias: ScoringAlias) => nameOf.get(alias.parameterID) ?? alias.parameterID;
  if (!was && is)
    return [whole('alias', 'added', is.award, named(is), `'${is.award}' counts as '${named(is)}'`)];
  if (was && !is)
    return [
      whole('alias', 'removed', was.award, named(was), `'${was.award}' no longer counts as '${named(was)}'`),
    ];
  if (!was || !is || was.parameterID === is.parameterID) return [];
  return changed(
    'alias',
    is.award,
    'parameterID',
    named(was),
    named(is),
    (a, b) => `'${is.award}' counts as '${b}', no longer as '${a}'`,
  );
}

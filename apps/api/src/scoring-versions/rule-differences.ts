import type { RuleDifferenceBody } from './scoring-versions.schemas';
import type { RuleGroup, RuleItem, RuleParameter, RuleSet } from '../scoring/rule-set';

const RULE_WORDS = {
  keep_highest_precedence: 'keep highest precedence',
  keep_lowest_precedence: 'keep lowest precedence',
};

/**
 * What differs from one set of rules to another, in the order of parameters, groups, settings; [] when nothing does.
 * Rows are the same when their ids are; the ids of items do not matter, an item is its parameter in its group.
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

type Pair<T> = { was?: T | undefined; is?: T | undefined };

function pairs<T>(before: readonly T[], after: readonly T[], keyOf: (entry: T) => string): Pair<T>[] {
  const [were, are] = [before, after].map((list) => new Map(list.map((entry) => [keyOf(entry), entry])));
  const keys = new Set([...(were?.keys() ?? []), ...(are?.keys() ?? [])]);
  return [...keys].map((key) => ({ was: were?.get(key), is: are?.get(key) }));
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

type Subject = RuleDifferenceBody['subject'];

function whole(
  subject: Subject,
  kind: 'added' | 'removed',
  name: string,
  value: string,
  text: string,
): RuleDifferenceBody {
  const [before, after] = kind === 'added' ? [null, value] : [value, null];
  return { subject, kind, name, field: null, before, after, text };
}

function changed<T extends string | number | null>(
  subject: Subject,
  name: string,
  field: string | null,
  was: T,
  is: T,
  textOf: (was: T, is: T) => string,
): RuleDifferenceBody[] {
  if (was === is) return [];
  const [before, after] = [was, is].map((value) => (value === null ? null : String(value)));
  return [
    {
      subject,
      kind: 'changed',
      name,
      field,
      before: before ?? null,
      after: after ?? null,
      text: textOf(was, is),
    },
  ];
}

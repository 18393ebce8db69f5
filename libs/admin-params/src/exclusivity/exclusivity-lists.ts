import { readName, readNumber, readRows } from '@vaglio/api-client';
import { DEFAULT_GROUP_RULE, GROUP_RULES, type GroupRule } from '@vaglio/award-scoring';

/** Awards of which only one counts. */
export interface Group {
  readonly id: string;
  readonly group_key: string;
  readonly group_name: string;
  readonly description: string;
  readonly rule: GroupRule;
}

/** A parameter in a group. */
export interface GroupItem {
  /** '' when the server does not tell it. */
  readonly id: string;
  readonly parameter_id: string;
  readonly parameterName: string;
  readonly precedence: number | null;
}

/** An item with its group, as the flat table shows it. */
export interface ConfigRow extends GroupItem {
  readonly group_id: string;
  readonly group_name: string;
  readonly rule: GroupRule;
  readonly value: number | null;
}

/** Groups, from an array or the list under `items` or `groups`; an unknown rule counts as the default. Never throws. */
export function readGroups(answer: unknown): readonly Group[] {
  return readRows(answer, ['items', 'groups']).map((row) => ({
    id: readName(row, 'id'),
    group_key: readName(row, 'group_key'),
    group_name: readName(row, 'group_name') || readName(row, 'group_key'),
    description: readName(row, 'description'),
    rule: readRule(row),
  }));
}

/** Items of one group, highest precedence first, from an array or the list under `items`. Never throws. */
export function readItems(answer: unknown): readonly GroupItem[] {
  return readRows(answer, ['items'])
    .map(readItem)
    .sort((a, b) => (b.precedence ?? 0) - (a.precedence ?? 0));
}

/** Items of all groups in the server's order, from an array or the list under `items` or `config`. Never throws. */
export function readConfig(answer: unknown): readonly ConfigRow[] {
  return readRows(answer, ['items', 'config']).map((row) => ({
    ...readItem(row),
    id: readName(row, 'item_id') || readName(row, 'id'),
    group_id: readName(row, 'group_id'),
    group_name: readName(row, 'group_name') || readName(row, 'group_key'),
    rule: readRule(row),
    value: readNumber(row, 'value'),
  }));
}

/** The id in an answer that holds a group; '' when it does not. */
export function readGroupId(answer: unknown): string {
  return readName(answer, 'id');
}

function readItem(row: object): GroupItem {
  const parameter_id = readName(row, 'parameter_id');
  return {
    id: readName(row, 'id'),
    parameter_id,
    parameterName: readName(row, 'parameterName') || parameter_id,
    precedence: readNumber(row, 'precedence'),
  };
}

function readRule(row: object): GroupRule {
  return GROUP_RULES.find((rule) => rule === readName(row, 'rule')) ?? DEFAULT_GROUP_RULE;
}

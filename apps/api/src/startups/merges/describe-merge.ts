import { prepareScoring } from '@vaglio/award-scoring';
import { FACT_FIELDS, fieldLabel, FLAGS, type FactField } from '@vaglio/startups-domain';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';
import type { FieldOrigin } from '../../platform/db/schema/startups.table';
import { isManual } from '../curation/source-precedence';
import { comparedValue } from '../facts/claims/fact-texts';
import { FLAG_FIELDS } from '../curation/merge-row';
import { entryKeys } from './discard-entries';
import { entryTexts } from './entry-texts';
import { MERGE_LISTS, otherSide, SIDES, type MergeListName, type Side } from './merge-choices';
import type {
  MergeFieldBody,
  MergeFlagBody,
  MergeListBody,
  MergeValueBody,
  ScoreChangeBody,
} from './merges.schemas';
import type { StartupSide } from './startup-side';

/** Both startups and the result of their merge. */
export type Merged = {
  sides: Readonly<Record<Side, StartupSide>>;
  result: StartupSide;
};
/** Names of people by user id. */
export type People = ReadonlyMap<string, string>;

/** Returns all fields that have a value in at least one of the startups. */
export function describeFields({ sides, result }: Merged, people: People): MergeFieldBody[] {
  const shown = ({ row }: StartupSide, field: FactField) => comparedValue(row, field);
  const valueOf = (side: StartupSide, field: FactField) =>
    toValue(shown(side, field), side.row.origins[field], people);
  return FACT_FIELDS.flatMap((field): MergeFieldBody[] => {
    const [first, second] = [valueOf(sides.first, field), valueOf(sides.second, field)];
    if (isEmpty(first.value) && isEmpty(second.value)) return [];
    const after = valueOf(result, field);
    const is_equal = first.value === second.value;
    const from = SIDES.filter((side) => shown(sides[side], field) === after.value);
    return [{ field, first, second, result: after, is_equal, chosen: is_equal ? null : (from[0] ?? null) }];
  });
}

/**
 * Returns the lists with the entries of both startups.
 * @param chosen side whose entries are kept, by list
 */
export function describeLists(
  { sides, result }: Merged,
  chosen: Partial<Record<MergeListName, Side | 'both'>>,
): MergeListBody[] {
  return MERGE_LISTS.flatMap((list): MergeListBody[] => {
    const [first, second] = [entryTexts(sides.first, list), entryTexts(sides.second, list)];
    if (first.length + second.length === 0) return [];
    const keysOf = (side: Side) => [...entryKeys(sides[side], list)].sort().join('\n');
    return [
      {
        list,
        first,
        second,
        result: entryTexts(result, list),
        chosen: chosen[list] ?? 'both',
        is_equal: keysOf('first') === keysOf('second'),
      },
    ];
  });
}

/** Returns the flags that are set on at least one of the startups. */
export function describeFlags({ sides, result }: Merged): MergeFlagBody[] {
  return FLAG_FIELDS.map((flag) => ({
    flag,
    first: sides.first.row[flag] === 1,
    second: sides.second.row[flag] === 1,
    result: result.row[flag] === 1,
  })).filter(({ first, second }) => first || second);
}

/** Returns the score lines in which the merged startup differs from the survivor, largest change first. */
export function describeScore({ sides, result }: Merged, survivor: Side, rules: RuleSet): ScoreChangeBody[] {
  const ledgerOf = ({ awards }: StartupSide) => prepareScoring(rules)([...awards.keys()]).lines;
  const countedOf = (lines: ReturnType<typeof ledgerOf>, key: string) =>
    lines.find(({ award, status }) => award === key && status === 'counted')?.weight ?? 0;
  const [before, after] = [ledgerOf(sides[survivor]), ledgerOf(result)];
  const nameOf = (key: string) =>
    result.awards.get(key) ?? sides.first.awards.get(key) ?? sides.second.awards.get(key) ?? key;
  const keys = new Set([...after, ...before].map(({ award }) => award));
  return [...keys]
    .map((key): ScoreChangeBody => {
      const superseded = after.find(({ award }) => award === key)?.superseded_by ?? null;
      return {
        award: nameOf(key),
        change: Number((countedOf(after, key) - countedOf(before, key)).toFixed(4)),
        from: holderOf(sides, key),
        superseded_by: superseded === null ? null : nameOf(superseded),
      };
    })
    .filter(({ change, from }) => change !== 0 || from === otherSide(survivor))
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
}

function holderOf({ first, second }: Merged['sides'], award: string): Side | 'both' {
  if (first.awards.has(award) && second.awards.has(award)) return 'both';
  return first.awards.has(award) ? 'first' : 'second';
}

/** Returns the statements and decisions of people that the merge drops, as texts. */
export function describeLosses({ sides, result }: Merged, people: People): string[] {
  const lostOf = ({ row }: StartupSide) => [
    ...FACT_FIELDS.filter(
      (field) =>
        isManual(row.origins[field]) && comparedValue(row, field) !== comparedValue(result.row, field),
    ).map(
      (field) =>
        `${fieldLabel(field)} ${String(comparedValue(row, field))}${saidBy(row.origins[field], people)}`,
    ),
    ...FLAG_FIELDS.filter((flag) => row[flag] === 1 && result.row[flag] === 0).map(flagLabel),
  ];
  return SIDES.flatMap((side) => lostOf(sides[side]));
}

function saidBy(origin: FieldOrigin | undefined, people: People): string {
  const name = people.get(origin?.user_id ?? '');
  return name === undefined ? '' : ` of ${name}`;
}

function flagLabel(flag: (typeof FLAG_FIELDS)[number]): string {
  return FLAGS.find(({ name }) => name === flag)?.label ?? 'Investment';
}

function toValue(
  value: string | number | null,
  origin: FieldOrigin | undefined,
  people: People,
): MergeValueBody {
  const isKnown = origin !== undefined && !isEmpty(value);
  return {
    value,
    by: isKnown ? (origin.confirmed ? 'person' : origin.by) : null,
    person: isKnown ? (people.get(origin.confirmed?.user_id ?? origin.user_id ?? '') ?? null) : null,
    at: isKnown ? (origin.confirmed?.at ?? origin.at) : null,
  };
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '';
}

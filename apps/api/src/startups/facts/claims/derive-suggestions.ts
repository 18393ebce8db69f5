import { SUGGESTED_FIELDS, type SuggestedField } from '@vaglio/startups-domain';
import type { CuratedRow } from '../../curation/curated-row';
import type { RawRow } from '../../curation/merge-row';
import { isManual, rankOf } from '../../curation/source-precedence';
import { awardKeyOf } from '../../../scoring/award-key';
import type { FieldOrigin } from '../../../platform/db/schema/startups.table';
import { founderKeyOf, moneyKeyOf } from './entry-keys';
import type { Statement } from '../../../platform/db/schema/fact-statements.table';
import type { ClaimedRow } from './read-claims';
import type { SuggestedValue, suggestions } from '../../../platform/db/schema/suggestions.table';
import { valueKeyOf } from './value-key';

export type Derived = Pick<
  typeof suggestions.$inferInsert,
  'list' | 'entry_key' | 'value_key' | 'suggested' | 'raw_id'
>;

/**
 * Returns the values of rows that contradict the current values of a startup. They are later values for a field that a
 * person or an import determines, discarded entries that a later row states, and awards whose confidence is below the
 * floor. Each value is returned once, from the latest row.
 * @param held keys of the startup's awards
 */
export function deriveSuggestions(
  row: CuratedRow,
  claims: readonly ClaimedRow[],
  statements: readonly Statement[],
  held: ReadonlySet<string>,
): Derived[] {
  const latestFirst = claims.toReversed();
  const all = latestFirst.flatMap((claim) => [
    ...SUGGESTED_FIELDS.flatMap((field) => againstField(row, claim, field)),
    ...statements.flatMap((statement) => (isDiscard(statement) ? namedAgain(claim, statement) : [])),
    ...belowFloor(claim, statements, held),
  ]);
  const once = new Map<string, Derived>();
  for (const each of all) {
    const key = `${each.list} ${each.entry_key} ${each.value_key}`;
    if (!once.has(key)) once.set(key, each);
  }
  return [...once.values()];
}

function isOtherwise(row: CuratedRow, raw: RawRow, field: SuggestedField): boolean {
  const origin = row.origins[field];
  if (!origin || raw[field] === null || raw[field] === '') return false;
  if (rankOf({ by: raw.origin, at: '' }) >= rankOf(origin)) return false;
  return valueKey(field, row) !== valueKey(field, raw);
}

function againstField(row: CuratedRow, claim: ClaimedRow, field: SuggestedField): Derived[] {
  const origin = row.origins[field];
  const value = claim[field];
  if (!origin || value === null || !isOtherwise(row, claim, field) || !isSince(claim, origin)) return [];
  if (field === 'raised_money' && !statesTotal(claim)) return [];
  return [
    {
      list: 'fields',
      entry_key: field,
      value_key: valueKey(field, claim),
      suggested: { value, ...(field === 'raised_money' && { currency: claim.raised_currency }) },
      raw_id: claim.id,
    },
  ];
}

/** Returns whether a row states a total amount. A round does not contradict a total. */
const statesTotal = ({ origin, financings }: ClaimedRow) =>
  origin === 'import' || financings.some(({ kind }) => kind === 'total');

function isSince({ curated_at }: ClaimedRow, origin: FieldOrigin): boolean {
  const since = Date.parse(origin.confirmed?.at ?? origin.at);
  const at = Date.parse(curated_at ?? '');
  return isManual(origin) ? at > since : at >= since;
}

const valueKey = (field: SuggestedField, row: Pick<CuratedRow, SuggestedField | 'raised_currency'>): string =>
  valueKeyOf(field, row[field], row.raised_currency);

const isDiscard = ({ list, founder, money, award }: Statement) =>
  list !== 'fields' && founder === null && money === null && award === null;

function namedAgain(claim: ClaimedRow, { list, entry_key, said_at }: Statement): Derived[] {
  if (Date.parse(claim.curated_at ?? '') <= Date.parse(said_at)) return [];
  const suggested = entryOf(claim, list, entry_key);
  return suggested === null ? [] : [{ list, entry_key, value_key: entry_key, suggested, raw_id: claim.id }];
}

/** Returns a list entry that a row states; null if the row does not state it. */
export function entryOf(claim: ClaimedRow, list: Statement['list'], key: string): SuggestedValue | null {
  if (list === 'awards') {
    const award = claim.awards.find((name) => awardKeyOf(name) === key);
    return award === undefined ? null : { award };
  }
  if (list === 'money') {
    const sum = claim.financings.find((each) => moneyKeyOf(each) === key);
    if (!sum) return null;
    const { kind, amount, currency, as_stated, stage, date } = sum;
    return { money: { kind, amount, currency, as_stated, stage, date, investors: [] } };
  }
  const lead = { first_name: claim.first_name ?? '', last_name: claim.last_name ?? '' };
  const founder = [...claim.founders, lead].find((each) => founderKeyOf(each) === key);
  return founder ? { founder: { ...founder, role: null } } : null;
}

/**
 * Returns the awards that an article states with valid quotes but with a confidence below the floor. Awards that a
 * person corrected are omitted.
 */
function belowFloor(
  claim: ClaimedRow,
  statements: readonly Statement[],
  held: ReadonlySet<string>,
): Derived[] {
  const saidAt = new Map(
    statements
      .filter(({ list }) => list === 'awards')
      .map(({ entry_key, said_at, award }) => [entry_key, award === null ? Date.parse(said_at) : Infinity]),
  );
  return (claim.evidence ?? []).flatMap(({ field, value, is_used, quotes }) => {
    const entry_key = awardKeyOf(value);
    const isProposed = field === 'awards' && is_used === false && quotes.some(({ start }) => start !== null);
    const isKnown = held.has(entry_key) || (saidAt.get(entry_key) ?? 0) >= Date.parse(claim.curated_at ?? '');
    if (!isProposed || isKnown) return [];
    return [
      {
        list: 'awards' as const,
        entry_key,
        value_key: entry_key,
        suggested: { award: value },
        raw_id: claim.id,
      },
    ];
  });
}

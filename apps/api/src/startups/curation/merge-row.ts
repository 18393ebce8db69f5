import { isDeepStrictEqual } from 'node:util';
import {
  websiteKey,
  DEFAULT_CURRENCY,
  FLAGS,
  foldCompanyName,
  foldText,
  FIELD_NAMES,
  type StartupField,
} from '@vaglio/startups-domain';
import type { rawStartups } from '../../platform/db/schema/raw-startups.table';
import type { FieldOrigin } from '../../platform/db/schema/startups.table';
import type { Financing, Founder } from '../../platform/db/schema/company-facts';
import { isoTimestamp } from '../../platform/time/timestamps';
import { nameKeyOf, searchKeyOf } from '../raw/match-keys';
import type { CuratedRow } from './curated-row';
import { joinFounders, joinNames, raisedBy } from './company-lists';
import { joinFinancings, rowsStating } from './join-financings';
import { isManual, rankOf, outranks } from './source-precedence';

/** Values of a raw row, with their origin. */
export type RawRow = Pick<
  typeof rawStartups.$inferSelect,
  | Exclude<keyof CuratedRow, 'also' | 'origins' | 'name_key' | 'website_host' | 'search_key'>
  | 'id'
  | 'awards'
  | 'articles'
  | 'origin'
  | 'startup_id'
  | 'updated_at'
> & {
  /** Id of the person who entered the row manually. */
  created_by?: string | null;
};

/** Functions that return whether a key belongs to another startup. A field with such a key is not changed. */
export type TakenKeys = {
  hasExternalId: (externalId: string) => boolean;
  hasName: (nameKey: string) => boolean;
  hasHost: (host: string) => boolean;
};

const LISTS = ['also', 'founders', 'financings'] as const;
/** Fields that have an origin. */
export const VALUES: readonly ValueField[] = FIELD_NAMES.filter((field) => field !== 'raised_currency');
type ValueField = Exclude<StartupField, 'raised_currency'>;
const FACTS = [...FIELD_NAMES, ...LISTS];
export const FLAG_FIELDS = [...FLAGS.map(({ name }) => name), 'investment'] as const;

/**
 * Merges a raw row into a startup. The precedence of a field's origins is person, import, article. Within an origin,
 * the newer value wins. Articles are compared by date, and an article without a date counts as older. An empty value
 * never overwrites another value. A flag that is 1 remains 1 unless a person set it. `investment` also marks the
 * startup as interested.
 * @returns the row with its keys; `changed`: the value of a field or flag differs; `factsChanged`: a displayed fact
 * differs, which excludes flags and the external id
 * Source: product decisions 4 and 10.5.
 */
export function mergeRow(
  row: CuratedRow,
  raw: RawRow,
  taken: TakenKeys,
): { row: CuratedRow; changed: boolean; factsChanged: boolean } {
  const merged: CuratedRow = {
    ...row,
    external_id: row.external_id ?? freeId(raw.external_id, taken),
    origins: { ...row.origins },
  };
  const origin: FieldOrigin = {
    by: raw.origin,
    at: isoTimestamp(raw.updated_at),
    ...(raw.origin === 'article' && raw.article_date !== null && { published: raw.article_date }),
    raw_id: raw.id,
    ...(raw.origin === 'person' && raw.created_by && { user_id: raw.created_by }),
  };
  const takes = (field: keyof CuratedRow & keyof RawRow) =>
    !isEmpty(raw[field]) && (isEmpty(row[field]) || outranks(origin, row.origins[field]));

  if (
    takesName(row, raw.company_name, takes('company_name')) &&
    !taken.hasName(nameKeyOf(raw.company_name))
  ) {
    merged.company_name = raw.company_name;
    merged.origins['company_name'] = origin;
  }
  for (const field of VALUES) {
    if (field === 'company_name' || !takes(field)) continue;
    if (field === 'website' && isTakenWebsite(raw.website, taken)) continue;
    Object.assign(merged, { [field]: raw[field] });
    merged.origins[field] = origin;
    if (field === 'raised_money') merged.raised_currency = raw.raised_currency;
  }
  Object.assign(merged, joinedLists(merged, row, raw));
  takeRaised(merged, [...row.financings, ...raw.financings.map((sum) => ({ ...sum, raw_id: raw.id }))]);
  for (const flag of FLAG_FIELDS) {
    if (!raises(flag, raw) || row[flag] === 1 || isManual(row.origins[flag])) continue;
    merged[flag] = 1;
    merged.origins[flag] = origin;
  }
  return { row: withKeys(merged), ...changesOf(row, merged) };
}

/**
 * Compares two states of a startup.
 * @returns `changed`: a field or flag differs; `factsChanged`: a displayed fact differs
 */
export function changesOf(
  before: CuratedRow,
  after: CuratedRow,
): { changed: boolean; factsChanged: boolean } {
  const factsChanged = differ(FACTS, before, after);
  return {
    changed: factsChanged || differ(['external_id', ...FLAG_FIELDS], before, after),
    factsChanged,
  };
}

/** Joins the founders, amounts and other names of a startup and a raw row. */
function joinedLists(merged: CuratedRow, row: CuratedRow, raw: RawRow) {
  const statedBy = (sum: Financing): Financing => ({
    ...sum,
    at: isoTimestamp(raw.updated_at),
    raw_id: raw.id,
    url: raw.url,
  });
  return {
    founders: joinFounders([...row.founders, ...founderOf(row)], [...raw.founders, ...founderOf(raw)]),
    financings: joinFinancings(row.financings, raw.financings.map(statedBy)),
    also: joinNames([...row.also, row.company_name, raw.company_name], merged.company_name),
  };
}

function founderOf({ first_name, last_name }: Pick<RawRow, 'first_name' | 'last_name'>): Founder[] {
  return last_name === null ? [] : [{ first_name: first_name ?? '', last_name }];
}

/**
 * Derives the raised money from the stated amounts, unless an import or a person states it. An amount does not count
 * if the latest extraction of its article no longer states it.
 * @param stated all amounts before the latest extractions were selected
 */
export function takeRaised(merged: CuratedRow, stated: readonly Financing[]): void {
  const raised = raisedBy(merged.financings);
  const held = merged.origins['raised_money'];
  if (held !== undefined && rankOf(held) > rankOf(OF_ARTICLE)) return;
  if (raised === null) {
    if (isSuperseded(held?.raw_id, stated, merged.financings)) {
      merged.raised_money = null;
      merged.raised_currency = DEFAULT_CURRENCY;
      delete merged.origins['raised_money'];
    }
    return;
  }
  const { at, date, raw_id } = raised.source;
  merged.raised_money = raised.amount;
  merged.raised_currency = DEFAULT_CURRENCY;
  merged.origins['raised_money'] =
    raw_id === null
      ? { by: 'person', at: at ?? '', derived: true }
      : { by: 'article', at: at ?? '', ...(date !== null && { published: date }), raw_id };
}

const OF_ARTICLE = { by: 'article', at: '' } as const;

const isSuperseded = (rawId: number | undefined, before: readonly Financing[], now: readonly Financing[]) =>
  rawId !== undefined && rowsStating(before).has(rawId) && !rowsStating(now).has(rawId);

/**
 * Returns whether a startup takes the name of a raw row. A name with a legal form takes precedence over the same name
 * without it, regardless of origin. 'Oldwin' never replaces 'Oldwin AG' unless a person decides so.
 */
function takesName(row: CuratedRow, name: string, isNewer: boolean): boolean {
  const held = row.company_name;
  const isSame = foldCompanyName(held) === foldCompanyName(name);
  if (!isSame || hasLegalForm(held) === hasLegalForm(name) || isManual(row.origins['company_name']))
    return isNewer;
  return hasLegalForm(name);
}

const hasLegalForm = (name: string) => foldCompanyName(name) !== foldText(name);

function raises(flag: (typeof FLAG_FIELDS)[number], raw: RawRow): boolean {
  return raw[flag] === 1 || (flag === 'interested' && raw.investment === 1);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '';
}

function freeId(externalId: string | null, { hasExternalId }: TakenKeys): string | null {
  return externalId !== null && hasExternalId(externalId) ? null : externalId;
}

function isTakenWebsite(website: string | null, { hasHost }: TakenKeys): boolean {
  const host = websiteKey(website);
  return host !== null && hasHost(host);
}

/** Returns a startup row with the keys derived from its values. */
export function withKeys(row: CuratedRow): CuratedRow {
  return {
    ...row,
    name_key: nameKeyOf(row.company_name),
    website_host: websiteKey(row.website),
    search_key: searchKeyOf(row),
  };
}

function differ(fields: readonly (keyof CuratedRow)[], before: CuratedRow, after: CuratedRow): boolean {
  return fields.some((field) => !isDeepStrictEqual(before[field], after[field]));
}

import { createHash } from 'node:crypto';
import { founderKeyOf, moneyKeyOf } from './claims/entry-keys';
import type { Statement } from '../../platform/db/schema/fact-statements.table';
import type { ClaimedRow } from './claims/read-claims';
import { awardKeyOf } from '../../scoring/award-key';
import type { FactOriginBody } from './facts.schemas';
import { originOfPerson, originOfRow } from './fact-origins';
import type { StartupWithClaims } from './startup-with-claims';

type List = 'founders' | 'money' | 'awards';

/** Returns the key of a list entry in requests. It is short and valid in URLs. */
export const shortKey = (entryKey: string): string =>
  createHash('sha256').update(entryKey).digest('base64url').slice(0, 22);

/** Returns the statement that determines a list entry; undefined if only rows state the entry. */
export function statementOf(known: StartupWithClaims, list: List, entryKey: string): Statement | undefined {
  return known.statements.find((each) => each.list === list && statedKeyOf(each) === entryKey);
}

/** Returns the fact key of a list entry. A corrected entry keeps its original fact key. */
export function factKeyOf(known: StartupWithClaims, list: List, entryKey: string): string {
  return statementOf(known, list, entryKey)?.entry_key ?? entryKey;
}

/** Returns the key of the list entry that a statement contains; null if the statement discards an entry. */
export function statedKeyOf({ founder, money, award }: Statement): string | null {
  if (founder) return founderKeyOf(founder);
  if (money) return moneyKeyOf(money);
  return award === null ? null : awardKeyOf(award);
}

/**
 * Returns the origins of a list entry: all rows that state it, including the row that a person accepted. Imports come
 * before articles, and newer origins before older ones.
 */
export function evidenceOf(known: StartupWithClaims, list: List, entryKey: string): FactOriginBody[] {
  const accepted = known.statements.find((each) => each.list === list && each.entry_key === entryKey)?.raw_id;
  return known.claims
    .filter((raw) => raw.id === accepted || keysOf(raw, list).includes(entryKey))
    .reverse()
    .sort((a, b) => Number(a.origin === 'article') - Number(b.origin === 'article'))
    .map((raw) => ({
      ...originOfRow(known, raw, states(list, entryKey)),
      ...(list === 'money' && { quote: quoteOfSum(raw, entryKey) }),
    }));
}

/** Returns the origin of a list entry: the person who states it, or the row with the highest rank. */
export function originOfEntry(known: StartupWithClaims, list: List, entryKey: string): FactOriginBody | null {
  const statement = statementOf(known, list, entryKey);
  const rows = evidenceOf(known, list, statement?.entry_key ?? entryKey);
  if (!statement) return rows[0] ?? null;
  const confirmed = rows.find(({ raw_id }) => raw_id === String(statement.raw_id));
  return originOfPerson(known, statement, confirmed ?? rows[0] ?? null);
}

/**
 * Returns the keys of further facts that result in the same list entry: facts that were corrected to this entry, and
 * the entry's own fact if a row states it. A change of the entry applies to all of them.
 */
export function furtherKeysOf(known: StartupWithClaims, list: List, entryKey: string): string[] {
  const own = factKeyOf(known, list, entryKey);
  const of = known.statements.filter((each) => each.list === list);
  const same = of.filter((each) => statedKeyOf(each) === entryKey).map(({ entry_key }) => entry_key);
  const isStated = known.claims.some((raw) => keysOf(raw, list).includes(entryKey));
  const isDecided = of.some(({ entry_key }) => entry_key === entryKey);
  const all = isStated && !isDecided ? [...same, entryKey] : same;
  return all.filter((key) => key !== own);
}

/** Returns the keys of the list entries that a raw row states. */
export function keysOf(raw: ClaimedRow, list: List): string[] {
  if (list === 'awards') return raw.awards.map(awardKeyOf);
  if (list === 'money') return raw.financings.map(moneyKeyOf);
  const { first_name, last_name } = raw;
  const lead = last_name === null ? [] : [{ first_name: first_name ?? '', last_name }];
  return [...raw.founders, ...lead].map(founderKeyOf);
}

/** Returns a function that selects the evidence of a list entry in a row. */
function states(list: List, entryKey: string): (field: string, value: string) => boolean {
  if (list === 'awards') return (field, value) => field === 'awards' && awardKeyOf(value) === entryKey;
  return (field, value) =>
    list === 'founders' &&
    field === 'founders' &&
    founderKeyOf({ first_name: value, last_name: '' }) === entryKey;
}

function quoteOfSum({ financings }: ClaimedRow, entryKey: string): string | null {
  return financings.find((sum) => moneyKeyOf(sum) === entryKey)?.quote || null;
}

import { createHash } from 'node:crypto';
import { founderKeyOf, moneyKeyOf } from './claims/entry-keys';
import type { Statement } from '../../platform/db/schema/fact-statements.table';
import type { ClaimedRow } from './claims/read-claims';
import { awardKeyOf } from '../../scoring/award-key';
import type { FactOriginBody } from './facts.schemas';
import { originOfPerson, originOfRow } from './fact-origins';
import type { StartupWithClaims } from './startup-with-claims';

type List = 'founders' | 'money' | 'awards';

/** The folded form of an entry in calls: short, and of letters that an address can hold. */
export const shortKey = (entryKey: string): string =>
  createHash('sha256').update(entryKey).digest('base64url').slice(0, 22);

/** The statement by which an entry is as it is; none where only rows name it. */
export function statementOf(known: StartupWithClaims, list: List, entryKey: string): Statement | undefined {
  return known.statements.find((each) => each.list === list && statedKeyOf(each) === entryKey);
}

/** The fact that an entry is: one that a person corrected stays the one that it was. */
export function factKeyOf(known: StartupWithClaims, list: List, entryKey: string): string {
  return statementOf(known, list, entryKey)?.entry_key ?? entryKey;
}

/** The folded form of what a statement says an entry is; null where it says that it is none. */
export function statedKeyOf({ founder, money, award }: Statement): string | null {
  if (founder) return founderKeyOf(founder);
  if (money) return moneyKeyOf(money);
  return award === null ? null : awardKeyOf(award);
}

/** All rows that name an entry, and one that a person accepted; the newest first, imports before articles. */
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

/** Where an entry comes from: a person who states it, else the row of the highest rank. */
export function originOfEntry(known: StartupWithClaims, list: List, entryKey: string): FactOriginBody | null {
  const statement = statementOf(known, list, entryKey);
  const rows = evidenceOf(known, list, statement?.entry_key ?? entryKey);
  if (!statement) return rows[0] ?? null;
  const confirmed = rows.find(({ raw_id }) => raw_id === String(statement.raw_id));
  return originOfPerson(known, statement, confirmed ?? rows[0] ?? null);
}

/**
 * Further facts by which an entry is as it is: others that were corrected to it, and one of its own where a row states
 * the value that a person corrected another to. An act on the entry is an act on each.
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

/** The entries of a list that a row names, by their folded form. */
export function keysOf(raw: ClaimedRow, list: List): string[] {
  if (list === 'awards') return raw.awards.map(awardKeyOf);
  if (list === 'money') return raw.financings.map(moneyKeyOf);
  const { first_name, last_name } = raw;
  const lead = last_name === null ? [] : [{ first_name: first_name ?? '', last_name }];
  return [...raw.founders, ...lead].map(founderKeyOf);
}

/** Which evidence of a row states an entry. */
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

import { founderKeyOf, moneyKeyOf } from './claims/entry-keys';
import type { FactClaim } from '../../platform/db/schema/fact-changes.table';
import type { StatedFounder, StatedMoney, Statement } from '../../platform/db/schema/fact-statements.table';
import { badRequest, conflict, notFound } from '../../platform/http/errors/errors';
import { awardKeyOf } from '../../scoring/award-key';
import type { Act, Person } from './change-fact';
import { factKeyOf, furtherKeysOf, shortKey, statementOf } from './entry-facts';
import { entriesOf } from './fact-text';
import type { StartupWithClaims } from './startup-with-claims';
import { suggestedText } from './suggestion-answer';

type List = 'founders' | 'money' | 'awards';
/** Entry of a list, in the form of a statement. */
export type Entry = { founder: StatedFounder } | { money: StatedMoney } | { award: string };

const NONE = { founder: null, money: null, award: null } as const;
const NOUN = { founders: 'Founder', money: 'Sum', awards: 'Award' } as const;

/**
 * Adds an entry to a list.
 * @throws 409 if the list contains the entry, or contained it until a person corrected it
 */
export function addEntry(known: StartupWithClaims, person: Person, entry: Entry, note: string | null): Act {
  const { list, key } = nameOf(entry);
  refuseHeld(known, list, key);
  refuseCorrected(known, { list, entry_key: key }, entry);
  return { list, entry_key: key, kind: 'added', after: stated(person, entry, note), note };
}

/**
 * Corrects a list entry.
 * @throws 404; 409 if the list already contains the corrected entry
 */
export function correctEntry(
  known: StartupWithClaims,
  person: Person,
  shortened: { list: List; key: string },
  change: (present: Entry) => Entry,
  note: string | null | undefined,
): Act {
  const { list, present } = findEntry(known, shortened);
  const entry = change(present.entry);
  const { key } = nameOf(entry);
  if (key !== present.key) refuseHeld(known, list, key);
  return replaceEntry(known, person, shortened, entry, note);
}

/**
 * Corrects a list entry. If the list already contains the corrected entry, both entries become one.
 * @throws 400; 404
 */
export function replaceEntry(
  known: StartupWithClaims,
  person: Person,
  shortened: { list: List; key: string },
  entry: Entry,
  note: string | null | undefined,
): Act {
  const { list, entry_key, further, present } = findEntry(known, shortened);
  const held = statementOf(known, list, present.key);
  const text = note === undefined ? (held?.note ?? null) : note;
  return { list, entry_key, further, kind: 'corrected', after: stated(person, entry, text), note: text };
}

/**
 * Discards a list entry.
 * @throws 404
 */
export function discardEntry(
  known: StartupWithClaims,
  person: Person,
  shortened: { list: List; key: string },
): Act {
  const { list, entry_key, further } = findEntry(known, shortened);
  return { list, entry_key, further, kind: 'discarded', after: stated(person, NONE, null), note: null };
}

export function stated(
  { at, userId }: Person,
  entry: Entry | typeof NONE,
  note: string | null,
  raw_id: number | null = null,
): FactClaim {
  return { said: null, statement: { ...NONE, ...entry, raw_id, note, said_by: userId, said_at: at } };
}

/**
 * Returns the list and the key of an entry.
 * @throws 400 for a name without letters and digits
 */
export function nameOf(entry: Entry): { list: List; key: string } {
  const named = (list: List, key: string) => {
    if (key === '') throw badRequest('A name must contain a letter or a digit.');
    return { list, key };
  };
  if ('founder' in entry) return named('founders', founderKeyOf(entry.founder));
  if ('money' in entry) return named('money', moneyKeyOf(entry.money));
  return named('awards', awardKeyOf(entry.award));
}

function refuseHeld(known: StartupWithClaims, list: List, key: string): void {
  const held = entriesOf(known, list).find((each) => each.key === key);
  const what = list === 'money' ? ': its kind, amount and currency are the same' : '';
  if (held) throw conflict(`'${held.text}' is there already${what}.`);
}

/**
 * Refuses an entry that a person corrected to another entry, because adding it would silently revert the correction.
 * @throws 409
 */
export function refuseCorrected(
  { statements }: StartupWithClaims,
  { list, entry_key }: Pick<Act, 'list' | 'entry_key'>,
  entry: Entry,
): void {
  const said = statements.find((each) => each.list === list && each.entry_key === entry_key);
  const is = said && entryOf(said);
  if (!is || nameOf(is).key === entry_key) return;
  throw conflict(`'${suggestedText(entry)}' was corrected to '${suggestedText(is)}'. Undo that first.`);
}

function entryOf({ founder, money, award }: Statement): Entry | null {
  if (founder) return { founder };
  if (money) return { money };
  return award === null ? null : { award };
}

/** Returns the list entry that a request identifies, with its keys. */
function findEntry(known: StartupWithClaims, { list, key }: { list: List; key: string }) {
  const found = entriesOf(known, list).find((each) => shortKey(factKeyOf(known, list, each.key)) === key);
  if (!found) throw notFound(`${NOUN[list]} not found`);
  return {
    list,
    entry_key: factKeyOf(known, list, found.key),
    further: furtherKeysOf(known, list, found.key),
    present: { key: found.key, entry: presentEntry(known, list, found) },
  };
}

function presentEntry(
  known: StartupWithClaims,
  list: List,
  { key, text }: { key: string; text: string },
): Entry {
  const statement = statementOf(known, list, key);
  if (list === 'awards') return { award: text };
  if (list === 'founders') {
    const founder = known.row.founders.find((each) => founderKeyOf(each) === key);
    if (founder) return { founder: { ...founder, role: statement?.founder?.role ?? null } };
  }
  const sum = known.row.financings.find((each) => moneyKeyOf(each) === key);
  if (!sum) throw notFound(`${NOUN[list]} not found`);
  const { kind, amount, currency, as_stated, stage, date } = sum;
  const investors = statement?.money?.investors ?? [];
  return { money: { kind, amount, currency, as_stated, stage, date, investors } };
}

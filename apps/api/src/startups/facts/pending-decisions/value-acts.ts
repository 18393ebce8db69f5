import { claimOf, NO_OVERRIDE } from '../claims/claim-state';
import type { CorrectedValue } from '../../../platform/db/schema/value-decisions.table';
import { isManual } from '../../curation/source-precedence';
import { conflict } from '../../../platform/http/errors/errors';
import type { Act, Person } from '../change-fact';
import { refuseCorrected, replaceEntry, stated, type Entry } from '../entry-acts';
import { factKeyOf, shortKey } from '../entry-facts';
import { entriesOf } from '../fact-text';
import { correctField, clearOverride } from '../field-acts';
import type { StartupWithClaims } from '../startup-with-claims';
import { readFieldValue } from '../read-field-value';
import { confirmedOrigin, openIn, taken } from '../suggestion-acts';
import type { CompanyReview } from './company-reviews';
import { correctedEntry } from './corrected-entry';
import type { RowValue, ValueFact } from './row-values';

type Raw = CompanyReview['raw'];
type EntryFact = Extract<ValueFact, { key: string }>;

/** Context of a person's decision about a value: the startup, and the raw row that states the value. */
export type Deciding = { known: StartupWithClaims; raw: Raw; person: Person; note: string | null };

/**
 * Accepts a value. The value keeps the article as its source and gets the rank of a person.
 * @throws 400; 409
 */
export function acceptAct(value: RowValue, { known, raw, person, note }: Deciding): Act {
  const { fact } = value;
  if (fact.list === 'fields') {
    const columns = readFieldValue(fact.field, { value: value.value, currency: value.currency ?? undefined });
    const origin = { ...confirmedOrigin(raw, person), ...(note !== null && { note }) };
    const after = { said: { columns: columns ?? fact.columns, origin }, statement: null };
    return { list: 'fields', entry_key: fact.field, kind: 'confirmed', after, note };
  }
  if (fact.list === 'investors') throw new Error('investors are accepted together');
  const entry = entryOf(fact);
  refuseCorrected(known, { list: fact.list, entry_key: fact.key }, entry);
  return {
    list: fact.list,
    entry_key: fact.key,
    kind: 'confirmed',
    after: stated(person, entry, note, raw.id),
    note,
  };
}

/**
 * Corrects a value. The list may already contain the corrected value. The quote is kept as context.
 * @throws 400; 404
 */
export function correctAct(
  value: RowValue,
  corrected: CorrectedValue,
  { known, person, note }: Deciding,
): Act | null {
  const { fact } = value;
  if (fact.list === 'fields') return correctField(known, person, fact.field, { ...corrected, note });
  if (fact.list === 'investors') throw new Error('investors are corrected together');
  const entry = correctedEntry(value, corrected);
  const { list, key } = fact;
  if (entriesOf(known, list).some((each) => each.key === key)) {
    const shortened = { list, key: shortKey(factKeyOf(known, list, key)) };
    return replaceEntry(known, person, shortened, entry, note);
  }
  return { list, entry_key: key, kind: 'corrected', after: stated(person, entry, note), note };
}

/** Discards a value. If a person accepted it from this row, the acceptance is removed too. */
export function discardAct(value: RowValue, { known, raw }: Deciding): Act | null {
  const { fact } = value;
  if (fact.list === 'investors') return null;
  if (fact.list === 'fields') {
    const origin = known.row.origins[fact.field];
    return isManual(origin) && origin?.raw_id === raw.id ? clearOverride(known, fact.field) : null;
  }
  const { list, key } = fact;
  const statement = known.statements.find((each) => each.list === list && each.entry_key === key);
  if (statement?.raw_id !== raw.id) return null;
  return { list, entry_key: key, kind: 'handed_back', after: NO_OVERRIDE, note: null };
}

/**
 * Replaces the value of a startup with a contradicting value.
 * @throws 404; 409
 */
export function takeAct(value: RowValue & { suggestionId: number | null }, deciding: Deciding): Act {
  const { known, raw, person, note } = deciding;
  const found = known.suggested.find(({ id }) => id === value.suggestionId);
  if (!found) return { ...acceptAct(value, deciding), kind: 'taken' };
  const open = openIn(known, found);
  if (!('value' in open.suggested)) refuseCorrected(known, open, open.suggested);
  return { ...taken(open, raw, person), note };
}

/**
 * Keeps the value of the startup instead of a contradicting value. Returns null if there is no suggestion; the caller
 * then discards the contradicting value.
 */
export function keepAct(
  { suggestionId }: { suggestionId: number | null },
  { known, note }: Deciding,
): Act | null {
  const found = known.suggested.find(({ id }) => id === suggestionId);
  if (!found) return null;
  const { id, list, entry_key } = openIn(known, found);
  const after = claimOf(found, known.row, known.statements);
  return { list, entry_key, kind: 'kept', after, note, suggestion_id: id };
}

/**
 * Refuses a decision about a contradiction if the value does not contradict the startup.
 * @throws 409
 */
export function refuseAgreed(state: string, text: string): void {
  if (state !== 'conflict') throw conflict(`Nothing contradicts '${text}'. Accept, correct or discard it.`);
}

function entryOf(fact: EntryFact): Entry {
  if (fact.list === 'awards') return { award: fact.award };
  if (fact.list === 'founders') return { founder: { ...fact.founder, role: null } };
  return { money: { ...fact.sum, investors: [] } };
}

import { MONEY_KINDS } from '@vaglio/startups-domain';
import type { CorrectedValue } from '../../../platform/db/schema/value-decisions.table';
import { badRequest } from '../../../platform/http/errors/errors';
import { nameOf, type Entry } from '../entry-acts';
import { awardWith, founderWith, moneyWith } from '../entry-values';
import { MAX_AMOUNT, MIN_AMOUNT } from '../fact-calls.schemas';
import { readFieldValue, readName } from '../read-field-value';
import { founderOf } from './received-values';
import type { RowValue } from './row-values';

/**
 * Returns a list entry after a person's correction.
 * @throws 400 for an invalid value
 */
export function correctedEntry(value: RowValue, corrected: CorrectedValue): Entry {
  const entry = readEntry(value, corrected);
  nameOf(entry);
  return entry;
}

function readEntry({ fact }: RowValue, corrected: CorrectedValue): Entry {
  const { value, currency, kind } = corrected;
  if (fact.list === 'money') {
    if (typeof value !== 'number' || !(value >= MIN_AMOUNT && value <= MAX_AMOUNT))
      throw badRequest(`A sum must be a number from ${MIN_AMOUNT} to ${MAX_AMOUNT.toLocaleString('en')}.`);
    const known = MONEY_KINDS.find((each) => each === kind);
    const changes = {
      amount: value,
      ...(currency !== undefined && { currency }),
      ...(known && { kind: known }),
    };
    return { money: moneyWith({ ...fact.sum, investors: [] }, changes) };
  }
  const text = readName('A name', value);
  if (fact.list === 'awards') return { award: awardWith('', { award_name: text }) };
  return { founder: founderWith({ first_name: '', last_name: '', role: null }, founderOf(text)) };
}

/**
 * Refuses a correction that could not be applied when the company is accepted.
 * @throws 400
 */
export function checkCorrection(value: RowValue, corrected: CorrectedValue): void {
  const { fact } = value;
  if (fact.list === 'fields') {
    if (readFieldValue(fact.field, corrected) === null) throw badRequest('A correction needs a value.');
  } else if (fact.list === 'investors') readName('An investor', corrected.value);
  else correctedEntry(value, corrected);
}

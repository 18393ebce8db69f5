import type { Fact } from './claims/claim-state';
import { founderKeyOf, moneyKeyOf } from './claims/entry-keys';
import { columnsOf, fieldText } from './claims/fact-columns';
import { founderText, moneyText } from './claims/fact-texts';
import { factKeyOf } from './entry-facts';
import type { StartupWithClaims } from './startup-with-claims';

/** Returns the displayed text of a fact; null if the fact has no value. */
export function factText(
  known: StartupWithClaims,
  { list, entry_key }: Pick<Fact, 'list' | 'entry_key'>,
): string | null {
  if (list === 'fields') return fieldText(entry_key, columnsOf(entry_key, known.row));
  return entriesOf(known, list).find(({ key }) => factKeyOf(known, list, key) === entry_key)?.text ?? null;
}

/** Returns the entries of a list with their keys and displayed texts. */
export function entriesOf(
  { row, awards }: StartupWithClaims,
  list: 'founders' | 'money' | 'awards',
): { key: string; text: string }[] {
  if (list === 'founders')
    return row.founders.map((founder) => ({ key: founderKeyOf(founder), text: founderText(founder) }));
  if (list === 'money') return row.financings.map((sum) => ({ key: moneyKeyOf(sum), text: moneyText(sum) }));
  return awards.map(({ award_key, award_name }) => ({ key: award_key, text: award_name }));
}

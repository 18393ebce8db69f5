import type { Evidence, FieldEvidence } from '@vaglio/contract';
import { foldText } from '@vaglio/startups-domain';

/** Returns the index of the field that states an award with a quote. Without such a field, it returns null. */
export function placeOfAward(fields: readonly FieldEvidence[], award: string): number | null {
  const wanted = foldText(award);
  const place = fields.findIndex(
    ({ field, value, quotes }) =>
      field === 'awards' && foldText(value) === wanted && quotes.some(({ start }) => start !== null),
  );
  return place === -1 ? null : place;
}

/** Returns true if an article contains a quote for an award. */
export function hasSentence(items: readonly Evidence[], award: string): boolean {
  return items.some(({ fields }) => placeOfAward(fields, award) !== null);
}

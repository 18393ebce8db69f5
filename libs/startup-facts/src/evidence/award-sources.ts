import type { Evidence, FieldEvidence } from '@vaglio/contract';
import { foldText } from '@vaglio/startups-domain';

/** Which of these fields is that award, with a sentence that was found; null for none. */
export function placeOfAward(fields: readonly FieldEvidence[], award: string): number | null {
  const wanted = foldText(award);
  const place = fields.findIndex(
    ({ field, value, quotes }) =>
      field === 'awards' && foldText(value) === wanted && quotes.some(({ start }) => start !== null),
  );
  return place === -1 ? null : place;
}

/** Whether any article has the sentence that gave an award. */
export function hasSentence(items: readonly Evidence[], award: string): boolean {
  return items.some(({ fields }) => placeOfAward(fields, award) !== null);
}

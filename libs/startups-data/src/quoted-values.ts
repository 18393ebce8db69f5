import type { FieldEvidence } from '@vaglio/contract';
import { fieldLabel, formatConfidence } from '@vaglio/startups-domain';

/** A field's value with the places of its quotes in the text, in code points; none when no source was found. */
export interface FieldQuotes {
  readonly label: string;
  readonly value: string;
  readonly places: readonly { readonly start: number; readonly end: number }[];
  readonly caution?: string;
  readonly register?: string;
}

/** Fields of an extraction as they are shown beside their article. @param owner precedes each label where an article is about several startups */
export function quotedValues(fields: readonly FieldEvidence[], owner = ''): FieldQuotes[] {
  return fields.map(({ field, value, quotes, unconfirmed, register, is_used, confidence }) => ({
    label: owner === '' ? fieldLabel(field) : `${owner}: ${fieldLabel(field)}`,
    value,
    places: quotes.flatMap(({ start, end }) => (start === null || end === null ? [] : [{ start, end }])),
    ...(register !== undefined && { register }),
    ...(unconfirmed && { caution: 'Told by one article only' }),
    ...(is_used === false &&
      quotes.some(({ start }) => start !== null) && { caution: proposedText(confidence) }),
  }));
}

/** Of a value that the text states and the row does not hold, because it is below the floor. */
function proposedText(confidence: number | undefined): string {
  return confidence === undefined ? 'Only proposed' : `Only proposed, ${formatConfidence(confidence)} sure`;
}

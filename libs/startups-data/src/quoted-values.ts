import type { FieldEvidence } from '@vaglio/contract';
import { PROOF_LABELS } from './proof-text';
import { fieldLabel, formatConfidence } from '@vaglio/startups-domain';

/** A field's value with the places of its quotes in the text, in code points; none when the text does not have it. */
export interface FieldQuotes {
  readonly label: string;
  readonly value: string;
  readonly places: readonly { readonly start: number; readonly end: number }[];
  readonly caution?: string;
  readonly register?: string;
  /** Why no quote proves it, in few words and as a sentence. */
  readonly unproved?: { readonly label: string; readonly missing: string };
}

/** Fields of an extraction as they are shown beside their article. @param owner precedes each label where an article is about several startups */
export function quotedValues(fields: readonly FieldEvidence[], owner = ''): FieldQuotes[] {
  return fields.map(({ field, value, quotes, proof, unconfirmed, register, is_used, confidence }) => ({
    label: owner === '' ? fieldLabel(field) : `${owner}: ${fieldLabel(field)}`,
    value,
    places: proof
      ? proof.passages.map(({ start, end }) => ({ start, end }))
      : quotes.flatMap(({ start, end }) => (start === null || end === null ? [] : [{ start, end }])),
    ...(proof && { unproved: { label: PROOF_LABELS[proof.state], missing: proof.missing } }),
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

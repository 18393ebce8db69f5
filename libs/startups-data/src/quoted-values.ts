import type { FieldEvidence } from '@vaglio/contract';
import { PROOF_LABELS } from './proof-text';
import { fieldLabel, formatConfidence } from '@vaglio/startups-domain';

/** Value of a field with the positions of its quotes in the article text, in code points. */
export interface FieldQuotes {
  readonly label: string;
  readonly value: string;
  readonly places: readonly { readonly start: number; readonly end: number }[];
  readonly caution?: string;
  readonly register?: string;
  /** Reason why no quote proves the value, as a short label and as a sentence. */
  readonly unproved?: { readonly label: string; readonly missing: string };
}

/**
 * Converts the extracted fields for display next to their article.
 * @param owner prefix of each label if an article is about several startups
 */
export function quotedValues(fields: readonly FieldEvidence[], owner = ''): FieldQuotes[] {
  return fields.map(({ field, value, quotes, proof, unconfirmed, register, is_used, confidence }) => ({
    label: owner === '' ? fieldLabel(field) : `${owner}: ${fieldLabel(field)}`,
    value,
    places: proof
      ? proof.passages.map(({ start, end }) => ({ start, end }))
      : quotes.flatMap(({ start, end }) => (start === null || end === null ? [] : [{ start, end }])),
    ...(proof && { unproved: { label: PROOF_LABELS[proof.state], missing: proof.missing } }),
    ...(register !== undefined && { register }),
    ...(unconfirmed && { caution: 'Reported by one article only' }),
    ...(is_used === false &&
      quotes.some(({ start }) => start !== null) && { caution: proposedText(confidence) }),
  }));
}

/** Returns the note for a value that is only a proposal because its confidence is too low. */
function proposedText(confidence: number | undefined): string {
  return confidence === undefined ? 'Only proposed' : `Only proposed, ${formatConfidence(confidence)} sure`;
}

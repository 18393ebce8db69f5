import type { GateVerdict } from '@vaglio/contract';

/** Minimum length of a reason in characters. The server also checks it. */
const MIN_REASON_LENGTH = 10;

export const REASON_HINT = `Required, ${MIN_REASON_LENGTH} characters or more. Kept in the record with your name.`;

/** Returns the label of the reason field. */
export const reasonLabel = ({ evaluation_id }: Pick<GateVerdict, 'evaluation_id'>): string =>
  evaluation_id === null ? 'Why activate without an evaluation' : 'Why activate below the floor';

export const isReasonEnough = (reason: string): boolean =>
  Array.from(reason.trim()).length >= MIN_REASON_LENGTH;

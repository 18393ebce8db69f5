import type { GateVerdict } from '@vaglio/contract';

/** Shorter reasons explain nothing; the server requires as many. */
const MIN_REASON_LENGTH = 10;

export const REASON_HINT = `Required, ${MIN_REASON_LENGTH} characters or more. Kept in the record with your name.`;

/** What the reason is asked for. */
export const reasonLabel = ({ evaluation_id }: Pick<GateVerdict, 'evaluation_id'>): string =>
  evaluation_id === null ? 'Why activate without an evaluation' : 'Why activate below the floor';

export const isReasonEnough = (reason: string): boolean =>
  Array.from(reason.trim()).length >= MIN_REASON_LENGTH;

import type { UnreadReason } from '../db/schema/unread-reasons';

/** What came of a page that is not read. */
export type Unread = {
  reason: UnreadReason;
  /** For people. */
  message: string;
  /** Whether another attempt would end the same way. */
  isFinal: boolean;
  /** What the server asked for before another attempt, in milliseconds. */
  retryAfterMs: number | null;
};

/** Reasons that concern the whole site: its other pages would end the same way now. */
export const affectsSite = ({ reason }: Unread): boolean => reason === 'busy' || reason === 'unreachable';

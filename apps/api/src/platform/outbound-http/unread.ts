import type { UnreadReason } from '../db/schema/unread-reasons';

/** Reason why a page could not be read. */
export type Unread = {
  reason: UnreadReason;
  /** Message to display. */
  message: string;
  /** True if another attempt would fail for the same reason. */
  isFinal: boolean;
  /** Delay before a retry that the server requested, in milliseconds. */
  retryAfterMs: number | null;
};

/** Returns whether the reason affects the whole site, so that its other pages would fail too. */
export const affectsSite = ({ reason }: Unread): boolean => reason === 'busy' || reason === 'unreachable';

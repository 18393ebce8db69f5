/** Why a page of a feed is not read, in the order in which reasons are listed. */
export const UNREAD_REASONS = [
  'not_found',
  'paywall',
  'consent_page',
  'robots',
  'refused',
  'busy',
  'server_error',
  'slow',
  'unreachable',
  'too_large',
  'not_text',
  'no_article',
  'unreadable',
] as const;

export type UnreadReason = (typeof UNREAD_REASONS)[number];

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
export const isOfSite = ({ reason }: Unread): boolean => reason === 'busy' || reason === 'unreachable';

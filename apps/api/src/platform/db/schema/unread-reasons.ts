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

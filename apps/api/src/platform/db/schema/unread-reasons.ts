/**
 * Why a page of a feed is not read, in the order in which reasons are listed. A `copy` was read: it tells the same as a story
 * that is stored, and waits for a person who wants it all the same.
 */
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
  'copy',
] as const;

export type UnreadReason = (typeof UNREAD_REASONS)[number];

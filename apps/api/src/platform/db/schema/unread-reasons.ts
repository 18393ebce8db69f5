/**
 * Why a page of a feed is not read, in the order in which reasons are listed. A `copy` was read: it repeats a stored
 * story, and waits for a person who asks to read it anyway.
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

/**
 * Reasons why a page of a source is unread, in display order. A page with the reason `copy` was read, but repeats a
 * stored story. A person may request it anyway.
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

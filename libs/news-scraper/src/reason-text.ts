import type { UnreadPage } from '@vaglio/contract';

export type UnreadReason = NonNullable<UnreadPage['reason']>;

const LABELS: Readonly<Record<UnreadReason, string>> = {
  not_found: 'Not found (404)',
  paywall: 'Paywall',
  consent_page: 'Consent page',
  robots: 'Refused by robots.txt',
  refused: 'Refused',
  busy: 'Site busy',
  server_error: 'Server error',
  slow: 'Slow, over 10 s',
  unreachable: 'Site unreachable',
  too_large: 'Too large',
  not_text: 'Not a web page',
  no_article: 'No article on the page',
  unreadable: 'Too complex',
  copy: 'Copy of another story',
};

/** Returns the reason why a page could not be read, in a few words. */
export function reasonText(reason: UnreadReason | null): string {
  return reason === null ? 'Not tried yet' : LABELS[reason];
}

/** Returns a tab label of one or two words for the reason of unread pages. */
export function shortReason(reason: UnreadReason): string {
  if (reason === 'copy') return 'Copies';
  return LABELS[reason].replace(/ \(404\)|, over 10 s|Refused by (?=robots)|robots\.txt/g, (part) =>
    part === 'robots.txt' ? 'Robots' : '',
  );
}

import { isUrl } from './is-url';

/** Hosts where many companies have a page each: the host alone does not identify one. */
const SHARED_HOSTS = new Set([
  'linkedin.com',
  'facebook.com',
  'instagram.com',
  'twitter.com',
  'x.com',
  'youtube.com',
  'github.com',
  'medium.com',
  'crunchbase.com',
  'sites.google.com',
  'linktr.ee',
]);

/**
 * Host of a website, lower case, without www.
 * @param url with or without a scheme: 'https://www.Foo.ch/en' and 'foo.ch' give 'foo.ch'
 * @returns null for empty text, another scheme than http and https, an address without a
 *   dot ('n/a') or a mail address. Never throws.
 */
export function websiteHost(url: string | null | undefined): string | null {
  const parsed = toUrl((url ?? '').trim());
  if (!parsed || parsed.username !== '') return null;
  const host = parsed.hostname.replace(/\.$/, '');
  if (!host.includes('.')) return null;
  const bare = host.replace(/^www\./, '');
  return bare.includes('.') ? bare : host;
}

/**
 * The website host when it identifies one company: the key that curation matches by.
 * @returns null where websiteHost is null, and for hosts that many companies share
 * Source: product decisions, section 4 (same website host); the exception keeps two
 *   companies with a page on one network apart.
 */
export function companyHost(url: string | null | undefined): string | null {
  const host = websiteHost(url);
  if (host === null || SHARED_HOSTS.has(host.replace(/^(?:[a-z]{2}|m)\./, ''))) return null;
  return host;
}

function toUrl(text: string): URL | null {
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text);
  if (hasScheme && !/^https?:/i.test(text)) return null;
  const address = hasScheme ? text : `https://${text}`;
  return isUrl(address) ? new URL(address) : null;
}

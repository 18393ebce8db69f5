import { isUrl } from './is-url';

/**
 * Returns a safe address for a link to another site, or null if the text must be shown without a link.
 * @param text free text; https is assumed if the scheme is missing
 * @returns null for a scheme other than http and https, for credentials, and for a host without a dot. Never throws.
 * Source: security decision D10.
 */
export function safeHref(text: string | null): string | null {
  const address = (text ?? '').trim();
  const whole =
    /^[a-z][a-z\d+.-]*:/i.test(address) && !/^[^/]+:\d/.test(address) ? address : `https://${address}`;
  if (!isUrl(whole)) return null;
  const url = new URL(whole);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.username === '' && url.password === '' && url.hostname.includes('.') ? url.href : null;
}

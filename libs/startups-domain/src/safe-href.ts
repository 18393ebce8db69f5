import { isUrl } from './is-url';

/**
 * The address of a link to another site, or null where the text must stay plain text.
 * @param text free text; without a scheme it counts as https
 * @returns null for another scheme than http and https, credentials in the address, or a host without a dot. Never throws.
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

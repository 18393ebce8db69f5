import { isUrl, websiteHost } from '@vaglio/startups-domain';

/**
 * Normalizes a web address for storage and links: http or https, without user name or password.
 * @param text trimmed; `acme.ch` and `//acme.ch` count as `https://acme.ch`
 * @returns null for any other scheme and for an invalid address
 * Source: security decision D10, the server stores only http(s) addresses.
 */
export function toWebAddress(text: string): string | null {
  if (/^https?:\/\//i.test(text)) return isAddress(text) ? withoutBlanks(text) : null;
  const isOtherScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text);
  if (isOtherScheme || websiteHost(text) === null) return null;
  return withoutBlanks(`https://${text.replace(/^\/\//, '')}`);
}

function isAddress(text: string): boolean {
  if (!isUrl(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/**
 * Returns an address as entered. If it contains white space or control characters, it is returned in the form that
 * browsers use.
 */
function withoutBlanks(address: string): string {
  return /[\s\p{Cc}]/u.test(address) ? new URL(address).href : address;
}

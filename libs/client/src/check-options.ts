import type { ClientOptions } from './send';

/** Pattern of a token: characters that are allowed in a header. */
const TOKEN = /^[\x21-\x7e]+$/;

/**
 * Checks the address and the token.
 * @throws Error if no call is possible with the address or the token; the error text contains neither of them
 */
export function checkOptions({ address, token }: Pick<ClientOptions, 'address' | 'token'>): void {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new Error('The address of an installation begins with https:// or http://.');
  if (`${url.username}${url.password}${url.search}${url.hash}` !== '')
    throw new Error('The address of an installation has no user, no query and no fragment.');
  if (!TOKEN.test(token)) throw new Error('The token is empty, or has blanks or line breaks.');
}

import type { ClientOptions } from './send';

/** Of what a header can carry. */
const TOKEN = /^[\x21-\x7e]+$/;

/** @throws Error for an address or a token with which no call can be made; its text holds neither */
export function checkOptions({ address, token }: Pick<ClientOptions, 'address' | 'token'>): void {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new Error('The address of an installation begins with https:// or http://.');
  if (`${url.username}${url.password}${url.search}${url.hash}` !== '')
    throw new Error('The address of an installation has no user, no query and no fragment.');
  if (!TOKEN.test(token)) throw new Error('The token is empty, or has blanks or line breaks.');
}

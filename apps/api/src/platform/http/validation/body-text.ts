import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { badRequest, unsupportedMediaType, type Refusal } from '../errors/errors';

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/gi;
const UTF8 = /^utf-?8$/i;
/** Consecutive percent-encoded bytes such as '%C3%A9'. */
const ENCODED_BYTES = /(?:%[0-9a-f]{2})+/gi;

/**
 * Returns the error for a body that would be stored with wrong characters; null for a valid body. The status is 415 for
 * another charset or a compressed body, and 400 for invalid UTF-8.
 */
export function refusedText(headers: IncomingHttpHeaders, body: Buffer): Refusal | null {
  const charsets = [...(headers['content-type'] ?? '').matchAll(CHARSET)];
  if (charsets.some(([, charset = '']) => !UTF8.test(charset)))
    return unsupportedMediaType('The body must be in UTF-8 (charset=utf-8).');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    return unsupportedMediaType('The body must not be compressed (no Content-Encoding).');
  return isUtf8(body) ? null : badRequest('The body is not valid UTF-8.');
}

/** Returns whether the percent-encoded bytes of a URL are valid UTF-8. A percent sign without hex digits is allowed. */
export function isAddressUtf8(url: string): boolean {
  return [...url.matchAll(ENCODED_BYTES)].every(([bytes]) =>
    isUtf8(Buffer.from(bytes.replaceAll('%', ''), 'hex')),
  );
}

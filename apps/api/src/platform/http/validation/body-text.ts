import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { badRequest, unsupportedMediaType, type Refusal } from '../errors/errors';

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/gi;
const UTF8 = /^utf-?8$/i;
/** Bytes of an address that stand in a row, such as '%C3%A9'. */
const ENCODED_BYTES = /(?:%[0-9a-f]{2})+/gi;

/**
 * Why a body is not read as text: it is announced in another charset or compressed (415), or it is no valid UTF-8
 * (400), which would be stored with other characters than were sent. Null for a body that is fine.
 */
export function refusedText(headers: IncomingHttpHeaders, body: Buffer): Refusal | null {
  const charsets = [...(headers['content-type'] ?? '').matchAll(CHARSET)];
  if (charsets.some(([, charset = '']) => !UTF8.test(charset)))
    return unsupportedMediaType('The body must be in UTF-8 (charset=utf-8).');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    return unsupportedMediaType('The body must not be compressed (no Content-Encoding).');
  return isUtf8(body) ? null : badRequest('The body is not valid UTF-8.');
}

/** Whether the encoded bytes of an address are characters; a lone percent sign is one. */
export function isAddressUtf8(url: string): boolean {
  return [...url.matchAll(ENCODED_BYTES)].every(([bytes]) =>
    isUtf8(Buffer.from(bytes.replaceAll('%', ''), 'hex')),
  );
}

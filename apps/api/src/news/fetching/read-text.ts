import { gunzipSync } from 'node:zlib';
import { decodeText, type ReadText } from '../../platform/text/decode-text';

const GZIP = [0x1f, 0x8b];
/** How far into a document its own declaration of its encoding is looked for, in bytes: some follow a long comment. */
const PROLOGUE = 64 * 1024;

/**
 * The text of a document: UTF-8 where its bytes are, otherwise by the header or by the document's own declaration of its
 * encoding. A document that is gzip without a header for it is unpacked.
 * @param contentType of the answer, may be empty
 * @param limit in bytes, after unpacking
 * @throws RangeError for more than that
 */
export function readText(body: Buffer, contentType: string, limit: number): ReadText {
  const bytes =
    body[0] === GZIP[0] && body[1] === GZIP[1] ? gunzipSync(body, { maxOutputLength: limit }) : body;
  return decodeText(bytes, [/charset=["']?([\w-]+)/i.exec(contentType)?.[1], nameInside(bytes)]);
}

function nameInside(bytes: Buffer): string | undefined {
  const prologue = bytes.subarray(0, PROLOGUE).toString('latin1');
  const declaration = /^\s*<\?xml\s[^>]*\?>/i.exec(prologue)?.[0];
  return (
    /encoding=["']([\w-]+)["']/i.exec(declaration ?? '')?.[1] ??
    /<meta\s[^<>]*charset=["']?([\w-]+)/i.exec(prologue)?.[1] ??
    (declaration === undefined ? undefined : 'utf-8') // the default of XML
  );
}

import { gunzipSync } from 'node:zlib';
import { decodeText, type ReadText } from '../../platform/text/decode-text';

const GZIP = [0x1f, 0x8b];
/**
 * Length in bytes of the document start that is searched for the encoding declaration. Some documents start with a
 * long comment.
 */
const PROLOGUE = 64 * 1024;

/**
 * Decodes a document. Valid UTF-8 is decoded as UTF-8; otherwise the header or the declaration in the document
 * determines the encoding. Gzip data are decompressed even without a header.
 * @param contentType Content-Type of the response; may be empty
 * @param limit maximum size in bytes, after decompression
 * @throws RangeError for a larger document
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
    (declaration === undefined ? undefined : 'utf-8') // default encoding of XML
  );
}

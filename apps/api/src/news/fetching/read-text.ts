import { gunzipSync } from 'node:zlib';

const GZIP = [0x1f, 0x8b];
/** How far into a document its own word about its encoding is looked for, in bytes. */
const PROLOGUE = 1024;

/**
 * The text of a document, by its byte order mark, the header, or the document's own declaration of its encoding; when that is wrong,
 * as UTF-8 or else windows-1252, which reads everything. A document that is gzip without a header for it is unpacked.
 * @param contentType of the answer, may be empty
 * @param limit in bytes, after unpacking
 * @throws RangeError for more than that
 */
export function readText(body: Buffer, contentType: string, limit: number): string {
  const bytes =
    body[0] === GZIP[0] && body[1] === GZIP[1] ? gunzipSync(body, { maxOutputLength: limit }) : body;
  const named = markOf(bytes) ?? /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ?? nameInside(bytes);
  return (
    [named, 'utf-8', 'windows-1252']
      .map((encoding) => decode(bytes, encoding))
      .find((text) => text !== null) ?? ''
  );
}

function markOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined;
}

function nameInside(bytes: Buffer): string | undefined {
  const prologue = bytes.subarray(0, PROLOGUE).toString('latin1');
  return (
    /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(prologue)?.[1] ??
    /<meta[^<>]*charset=["']?([\w-]+)/i.exec(prologue)?.[1]
  );
}

function decode(bytes: Buffer, encoding: string | undefined): string | null {
  if (!encoding) return null;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

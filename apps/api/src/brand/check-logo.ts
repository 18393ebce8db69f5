import { crc32 } from 'node:zlib';
import { badRequest } from '../errors';

export const LOGO_KINDS = ['image/png', 'image/svg+xml'] as const;
export type LogoKind = (typeof LOGO_KINDS)[number];

export const MAX_LOGO_BYTES = 100 * 1024;
/** A picture of few bytes may unpack to very many points. */
const MAX_SIDE = 2048;

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Length, type and checksum of a chunk, around its data. */
const AROUND = 12;

/** The first element after a declaration and comments. */
const SVG_START = /^\uFEFF?\s*(?:<\?xml[^?>]*\?>\s*)?(?:<!--[^]*?-->\s*)*<svg[\s>]/;
/** What acts, or reaches out of the file. It is served so that none of it would work; it is refused all the same. */
const ACTIVE = [
  /<!(?!--)|<\?(?!xml\s)/,
  /<(?:\w+:)?(?:script|foreignobject|iframe|embed|object|a)[\s>/]/i,
  /[\s/"']on\w+\s*=|javascript:|@import/i,
  /(?:href|src)\s*=\s*["']?\s*(?!["']?\s*(?:#|data:image\/(?:png|jpeg);))/i,
  /url\(\s*["']?\s*(?!["']?\s*#)/i,
];

/**
 * Refuses a file that is no logo: too large, not what it says it is, or a picture with something active in it.
 * @throws Refusal 400
 */
export function checkLogo(kind: LogoKind, bytes: Buffer): void {
  if (bytes.length > MAX_LOGO_BYTES) throw badRequest('The logo is larger than 100 kB.');
  if (kind === 'image/png') checkPng(bytes);
  else checkSvg(bytes);
}

/** Every chunk is whole, the first says a usable size, and nothing follows the last. */
function checkPng(bytes: Buffer): void {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw badRequest('This is no PNG file.');
  let at = SIGNATURE.length;
  let count = 0;
  for (let type = ''; type !== 'IEND'; count += 1) {
    const length = at + AROUND <= bytes.length ? bytes.readUInt32BE(at) : Infinity;
    const end = at + AROUND + length;
    if (end > bytes.length) throw badRequest('This PNG file is damaged.');
    type = bytes.toString('latin1', at + 4, at + 8);
    if (
      crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4) ||
      (count === 0) !== (type === 'IHDR')
    )
      throw badRequest('This PNG file is damaged.');
    if (type === 'IHDR') checkSize(length, bytes, at + 8);
    at = end;
  }
  if (at !== bytes.length || count < 3) throw badRequest('This PNG file is damaged.');
}

function checkSize(length: number, bytes: Buffer, at: number): void {
  if (length !== 13) throw badRequest('This PNG file is damaged.');
  for (const side of [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)])
    if (side < 1 || side > MAX_SIDE) throw badRequest(`The logo is wider or higher than ${MAX_SIDE} points.`);
}

function checkSvg(bytes: Buffer): void {
  const text = textOf(bytes);
  if (text === null || !SVG_START.test(text) || !/<\/svg>\s*$/.test(text))
    throw badRequest('This is no SVG file.');
  if (ACTIVE.some((pattern) => pattern.test(text)))
    throw badRequest('This SVG file holds a script, a document type or a link. Save it as plain SVG.');
}

function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

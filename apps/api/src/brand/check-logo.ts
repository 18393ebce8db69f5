import { crc32 } from 'node:zlib';
import { badRequest } from '../errors';
import { checkSvg } from './check-svg';

export const LOGO_KINDS = ['image/png', 'image/svg+xml'] as const;
export type LogoKind = (typeof LOGO_KINDS)[number];

export const MAX_LOGO_BYTES = 100 * 1024;
/** A picture of few bytes may unpack to very many points. */
const MAX_SIDE = 2048;

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Length, type and checksum of a chunk, around its data. */
const AROUND = 12;

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

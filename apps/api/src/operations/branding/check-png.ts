import { crc32 } from 'node:zlib';
import { badRequest } from '../../platform/http/errors/errors';
import { checkSides } from './check-sides';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Length, type and checksum of a chunk, around its data. */
const AROUND = 12;
const HEADER_BYTES = 13;
/** A capital first letter marks a chunk that a reader must understand. */
const CRITICAL = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
const IS_CRITICAL = /^[A-Z]/;
const ANIMATED = new Set(['acTL', 'fcTL', 'fdAT']);

/**
 * Refuses what is not one still PNG of a usable size: every chunk is whole, and nothing follows the last.
 * @throws Refusal 400
 */
export function checkPng(bytes: Buffer): void {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw badRequest('This is no PNG file.');
  const seen = new Set<string>();
  let at = SIGNATURE.length;
  while (!seen.has('IEND')) {
    const length = at + AROUND <= bytes.length ? bytes.readUInt32BE(at) : Infinity;
    const end = at + AROUND + length;
    if (end > bytes.length) throw damaged();
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) throw damaged();
    if ((seen.size === 0) !== (type === 'IHDR')) throw damaged();
    if (IS_CRITICAL.test(type) && !CRITICAL.has(type)) throw damaged();
    if (ANIMATED.has(type)) throw badRequest('This PNG file is animated. Choose a still picture.');
    if (type === 'IHDR') checkHeader(bytes.subarray(at + 8, end - 4));
    seen.add(type);
    at = end;
  }
  if (at !== bytes.length || !seen.has('IDAT')) throw damaged();
}

function checkHeader(header: Buffer): void {
  if (header.length !== HEADER_BYTES) throw damaged();
  checkSides(header.readUInt32BE(0), header.readUInt32BE(4));
}

const damaged = () => badRequest('This PNG file is damaged. Save it again.');

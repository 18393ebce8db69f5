import { crc32 } from 'node:zlib';
import { badRequest } from '../../platform/http/errors/errors';
import { checkSides } from './check-sides';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Bytes of a PNG chunk in addition to its data: length, type and checksum. */
const AROUND = 12;
const HEADER_BYTES = 13;
/** Critical PNG chunks, which every reader must support. Names of critical chunks start with a capital letter. */
const CRITICAL = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
const IS_CRITICAL = /^[A-Z]/;
const ANIMATED = new Set(['acTL', 'fcTL', 'fdAT']);

/**
 * Checks that a file is a single still PNG of an accepted size, with complete chunks and no data after the last one.
 * @throws Refusal 400
 */
export function checkPng(bytes: Buffer): void {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw badRequest('This is not a PNG file.');
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

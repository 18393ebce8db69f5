import { badRequest } from '../../platform/http/errors/errors';
import { checkSides } from './check-sides';

const MARK = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Starts of a frame that every browser decodes: baseline, extended and progressive. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Starts of frames that browsers refuse: lossless, hierarchical and arithmetic ones. */
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf, 0xde]);
/** Grey, colour, or colour for print. */
const COMPONENTS = new Set([1, 3, 4]);
/** A progressive picture has about ten. Each goes over all pixels, however few bytes it has. */
const MAX_SCANS = 20;

/**
 * Refuses what is not one JPEG of a usable size: every segment is whole, and nothing follows the last.
 * @throws Refusal 400
 */
export function checkJpeg(bytes: Buffer): void {
  if (bytes[0] !== MARK || bytes[1] !== START || bytes[2] !== MARK) throw badRequest('This is no JPEG file.');
  let at = 2;
  let frames = 0;
  let scans = 0;
  for (;;) {
    if (bytes[at] !== MARK) throw damaged();
    while (bytes[at + 1] === MARK) at += 1; // a marker may be filled up
    const marker = bytes[at + 1] ?? 0;
    at += 2;
    if (marker === END) break;
    if (OTHER_FRAMES.has(marker)) throw badRequest('Browsers do not show this kind of JPEG. Save it again.');
    const length = hasLength(marker) && at + 2 <= bytes.length ? bytes.readUInt16BE(at) : 0;
    const end = at + length;
    if (length < 2 || end > bytes.length) throw damaged();
    if (FRAMES.has(marker)) {
      checkFrame(bytes.subarray(at, end));
      frames += 1;
    }
    if (marker === SCAN) scans += 1;
    at = marker === SCAN ? endOfScan(bytes, end) : end;
  }
  if (at !== bytes.length || frames !== 1 || scans === 0) throw damaged();
  if (scans > MAX_SCANS) throw badRequest('This JPEG file has too many scans. Save it again.');
}

/** Length, precision, height, width and number of components, then three bytes of each. */
function checkFrame(frame: Buffer): void {
  const components = frame[7] ?? 0;
  if (frame.length !== 8 + 3 * components || frame[2] !== 8 || !COMPONENTS.has(components)) throw damaged();
  checkSides(frame.readUInt16BE(5), frame.readUInt16BE(3));
}

/** False for markers without a segment, which are of scans only, and for a second start. */
function hasLength(marker: number): boolean {
  return marker > 0x01 && !isRestart(marker) && marker !== START;
}

/** Position of the first marker after coded pixels, in which 0xff is followed by 0 or is a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === MARK && next !== 0 && !isRestart(next)) return at;
    at += 1;
  }
  return at;
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

const damaged = () => badRequest('This JPEG file is damaged. Save it again.');

import { badRequest } from '../../platform/http/errors/errors';
import { checkSides } from './check-sides';

const MARK = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Types of JPEG frames that every browser supports: baseline, extended and progressive. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Types of JPEG frames that browsers do not support: lossless, hierarchical and arithmetic. */
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf, 0xde]);
/** Supported numbers of color components: 1 for grey, 3 for color, 4 for print. */
const COMPONENTS = new Set([1, 3, 4]);
/**
 * Maximum number of scans in a JPEG. A progressive image has about ten. Decoding processes all pixels for each scan,
 * even if the scan has few bytes.
 */
const MAX_SCANS = 20;

/**
 * Checks that a file is a single JPEG of an accepted size, with complete segments and no data after the last one.
 * @throws Refusal 400
 */
export function checkJpeg(bytes: Buffer): void {
  if (bytes[0] !== MARK || bytes[1] !== START || bytes[2] !== MARK)
    throw badRequest('This is not a JPEG file.');
  let at = 2;
  let frames = 0;
  let scans = 0;
  for (;;) {
    if (bytes[at] !== MARK) throw damaged();
    while (bytes[at + 1] === MARK) at += 1; // markers may be preceded by fill bytes
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

/**
 * Checks a JPEG frame header: length, precision, height, width, number of components, and three bytes per component.
 */
function checkFrame(frame: Buffer): void {
  const components = frame[7] ?? 0;
  if (frame.length !== 8 + 3 * components || frame[2] !== 8 || !COMPONENTS.has(components)) throw damaged();
  checkSides(frame.readUInt16BE(5), frame.readUInt16BE(3));
}

/**
 * Returns whether a JPEG marker begins a segment with a length. False for markers within scans and for a second start
 * marker.
 */
function hasLength(marker: number): boolean {
  return marker > 0x01 && !isRestart(marker) && marker !== START;
}

/**
 * Returns the position of the first JPEG marker after the coded pixels. Within the pixels, 0xff is followed by 0 or a
 * restart.
 */
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

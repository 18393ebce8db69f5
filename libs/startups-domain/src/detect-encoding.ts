/** Encodings in menu order. Detectable encodings come first, followed by encodings that only a user can select. */
export const ENCODINGS = [
  'utf-8',
  'windows-1252',
  'iso-8859-1',
  'macintosh',
  'windows-1250',
  'utf-16le',
  'utf-16be',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

const SAMPLE_BYTES = 4096;
/**
 * Minimum share of zeros among every second byte that indicates UTF-16. Western text in UTF-16 has almost only zeros
 * there. Text in any other encoding has none.
 */
const CLEAR_SHARE = 0.5;
const STRAY_SHARE = 0.05;
const PIECE_BYTES = 1024 * 1024;
/**
 * Minimum ratio of valid UTF-8 characters to invalid sequences. Text in another encoding has hardly any valid
 * characters.
 */
const CHARACTERS_PER_FAULT = 1;
/** Minimum ratio of valid UTF-8 characters to invalid sequences in a text that is declared as UTF-8. */
const DECLARED_CHARACTERS_PER_FAULT = 0.5;

/**
 * Detects the encoding of a text. UTF-16 is detected by its byte order mark or its zeros, UTF-8 by (almost) only valid
 * bytes, and Mac Roman by its letters. The fallbacks are windows-1252 and finally iso-8859-1, which accepts any bytes.
 * windows-1250 cannot be distinguished from windows-1252.
 * Source: spec §5, CSV import.
 */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const unicode = detectUnicode(bytes);
  if (unicode) return unicode;
  if (isMacRoman(bytes.subarray(0, PIECE_BYTES))) return 'macintosh';
  return bytes.some(isUndefinedInWindows) ? 'iso-8859-1' : 'windows-1252';
}

/**
 * Returns UTF-16 or UTF-8 if the bytes are clearly in that encoding, regardless of the declared encoding; otherwise
 * null.
 * @param isDeclared true for a text that is declared as UTF-8, which may contain more invalid bytes
 */
export function detectUnicode(
  bytes: Uint8Array,
  isDeclared = false,
): 'utf-16le' | 'utf-16be' | 'utf-8' | null {
  const perFault = isDeclared ? DECLARED_CHARACTERS_PER_FAULT : CHARACTERS_PER_FAULT;
  return utf16Order(bytes) ?? (isUtf8(bytes) || isNearlyUtf8(bytes, perFault) ? 'utf-8' : null);
}

function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const even = shareOfZeros(bytes, 0);
  const odd = shareOfZeros(bytes, 1);
  if (odd > CLEAR_SHARE && even < STRAY_SHARE) return 'utf-16le';
  return even > CLEAR_SHARE && odd < STRAY_SHARE ? 'utf-16be' : null;
}

function shareOfZeros(bytes: Uint8Array, offset: 0 | 1): number {
  const end = Math.min(bytes.length, SAMPLE_BYTES);
  let zeros = 0;
  for (let index = offset; index < end; index += 2) if (bytes[index] === 0) zeros += 1;
  return end < 2 ? 0 : zeros / Math.floor(end / 2);
}

function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let start = 0; start < bytes.length; start += PIECE_BYTES)
      decoder.decode(bytes.subarray(start, start + PIECE_BYTES), { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** Returns true for UTF-8 with few errors, such as a truncated character or text copied from another encoding. */
function isNearlyUtf8(bytes: Uint8Array, charactersPerFault: number): boolean {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return true;
  let [characters, faults, lastFault] = [0, 0, -2];
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte < 0x80) continue;
    const length = sequenceLength(bytes, index);
    if (length === 0) {
      // Adjacent invalid bytes count as one error, such as a truncated character.
      if (lastFault !== index - 1) faults += 1;
      lastFault = index;
    } else if (isUsual(byte)) characters += 1;
    index += Math.max(length, 1) - 1;
  }
  return characters > 0 && characters >= charactersPerFault * faults;
}

/** Returns the byte length of the UTF-8 character at an offset; 0 if no character starts there. */
function sequenceLength(bytes: Uint8Array, start: number): number {
  const [first, second] = [bytes[start] ?? 0, bytes[start + 1] ?? 0];
  const length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  for (let index = start + 1; index < start + length; index += 1)
    if ((bytes[index] ?? 0) >> 6 !== 0b10) return 0;
  const isOverlong = (first === 0xe0 && second < 0xa0) || (first === 0xf0 && second < 0x90);
  const isBeyond = (first === 0xed && second > 0x9f) || (first === 0xf4 && second > 0x8f);
  return isOverlong || isBeyond ? 0 : length;
}

/**
 * Returns true for the first byte of a common character. In windows-1252, a capital before a quotation mark, such as
 * É”, has the bytes of a phonetic, Armenian or Syriac character in UTF-8.
 */
const isUsual = (first: number): boolean =>
  first < 0xc6 || (first > 0xcd && first < 0xd5) || (first > 0xd6 && first < 0xdc) || first > 0xdd;

/** Returns true for a byte that is undefined in windows-1252. */
const isUndefinedInWindows = (byte: number): boolean =>
  byte === 0x81 || byte === 0x8d || byte === 0x8f || byte === 0x90 || byte === 0x9d;

/** Bytes of à â ç è ê ù ü in Mac Roman. In windows-1252 they are punctuation, Ÿ or undefined. */
const MAC_LETTERS: ReadonlySet<number> = new Set([0x88, 0x89, 0x8d, 0x8f, 0x90, 0x9d, 0x9f]);
/**
 * Bytes of ä and é in Mac Roman. In windows-1252 they are the capitals Š and Ž, which do not follow a lower-case
 * letter.
 */
const MAC_SMALL_LETTERS: ReadonlySet<number> = new Set([0x8a, 0x8e]);

/** Returns true if more of the bytes that follow a letter are letters in Mac Roman than in windows-1252. */
function isMacRoman(bytes: Uint8Array): boolean {
  let [mac, windows] = [0, 0];
  bytes.forEach((byte, index) => {
    if (byte < 0x80) return;
    const before = bytes[index - 1] ?? 0;
    const isBehindSmall = before >= 0x61 && before <= 0x7a;
    const isBehindLetter = isBehindSmall || (before >= 0x41 && before <= 0x5a);
    if (MAC_LETTERS.has(byte) ? isBehindLetter : MAC_SMALL_LETTERS.has(byte) && isBehindSmall) mac += 1;
    else if (byte >= 0xdf && isBehindLetter) windows += 1;
  });
  return mac > windows;
}

/** Bytes of ü é ä à ç ö in the DOS encodings 437 and 850. In other encodings they do not occur inside words. */
const DOS_LETTERS: ReadonlySet<number> = new Set([0x81, 0x82, 0x84, 0x85, 0x87, 0x94]);
const isSmallLetter = (byte = 0): boolean => byte >= 0x61 && byte <= 0x7a;
const isCapital = (byte = 0): boolean => byte >= 0x41 && byte <= 0x5a;

/** Returns true if most special characters inside words are letters of DOS, as in files “CSV (MS-DOS)”. */
export function looksLikeDos(bytes: Uint8Array): boolean {
  let [dos, others] = [0, 0];
  bytes.subarray(0, PIECE_BYTES).forEach((byte, index) => {
    const before = bytes[index - 1];
    if (byte < 0x80 || !isSmallLetter(bytes[index + 1]) || !(isSmallLetter(before) || isCapital(before)))
      return;
    if (DOS_LETTERS.has(byte)) dos += 1;
    else others += 1;
  });
  return dos > others;
}

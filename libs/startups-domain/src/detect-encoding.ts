/** In the order in which people look for them: what is detected first, then what only a person can choose. */
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
/** Western text in UTF-16 has a zero in nearly every second byte; any other encoding has none. */
const CLEAR_SHARE = 0.5;
const STRAY_SHARE = 0.05;
const PIECE_BYTES = 1024 * 1024;
/** Characters of UTF-8 for each byte that is none: a text in another encoding has hardly any. */
const CHARACTERS_PER_FAULT = 2;
/** The same of a text that is declared to be UTF-8. */
const DECLARED_CHARACTERS_PER_FAULT = 0.5;

/**
 * The encoding of bytes: UTF-16 by its mark or by zeros in every second byte; UTF-8 where all bytes are valid, or all but
 * a few; then Mac Roman where its letters are clear; windows-1252; iso-8859-1, which accepts any bytes. windows-1250
 * cannot be distinguished from windows-1252.
 * Source: spec §5, CSV import.
 */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const unicode = detectUnicode(bytes);
  if (unicode) return unicode;
  if (isMacRoman(bytes.subarray(0, PIECE_BYTES))) return 'macintosh';
  return bytes.some(isUndefinedInWindows) ? 'iso-8859-1' : 'windows-1252';
}

/**
 * UTF-16 or UTF-8 where the bytes are clearly that, whatever is declared of them; null for any other encoding.
 * @param isDeclared whether they are declared to be UTF-8: then more of them may be none
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

/** Text in UTF-8 that was cut within a character, or into which other text was copied byte by byte. */
function isNearlyUtf8(bytes: Uint8Array, charactersPerFault: number): boolean {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return true;
  let [characters, faults] = [0, 0];
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte < 0x80) continue;
    const length = sequenceLength(bytes, index);
    if (length === 0) faults += 1;
    else if (isUsual(byte)) characters += 1;
    index += Math.max(length, 1) - 1;
  }
  return characters > 0 && characters >= charactersPerFault * faults;
}

/** Bytes of the character that begins here; 0 where none does. */
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
 * Whether texts use the characters that begin with this byte. In windows-1252 a capital before a quotation mark, such as
 * É”, has the bytes of a phonetic, Armenian or Syriac character.
 */
const isUsual = (first: number): boolean =>
  first < 0xc6 || (first > 0xcd && first < 0xd5) || (first > 0xd6 && first < 0xdc) || first > 0xdd;

/** The undefined bytes of windows-1252. */
const isUndefinedInWindows = (byte: number): boolean =>
  byte === 0x81 || byte === 0x8d || byte === 0x8f || byte === 0x90 || byte === 0x9d;

/** à â ç è ê ù ü of Mac Roman, where windows-1252 has marks, Ÿ or nothing. */
const MAC_LETTERS: ReadonlySet<number> = new Set([0x88, 0x89, 0x8d, 0x8f, 0x90, 0x9d, 0x9f]);
/** ä and é of Mac Roman, where windows-1252 has the capitals Š and Ž: no letters behind a small one. */
const MAC_SMALL_LETTERS: ReadonlySet<number> = new Set([0x8a, 0x8e]);

/** Whether more letters behind another letter are those of Mac Roman than those of windows-1252. */
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

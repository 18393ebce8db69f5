export type Encoding = 'utf-16le' | 'utf-16be' | 'utf-8' | 'windows-1252' | 'iso-8859-1';

export interface DecodedText {
  /** Without its byte order mark. */
  readonly text: string;
  readonly encoding: Encoding;
}

const SAMPLE_BYTES = 4096;
/** Western text in UTF-16 has a zero in nearly every second byte; any other encoding has none. */
const CLEAR_SHARE = 0.5;
const STRAY_SHARE = 0.05;

/** The characters of windows-1252 at 0x80 to 0x9F; a blank marks its five undefined bytes. */
const HIGH_CHARACTERS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST_HIGH_BYTE = 0x80;
const CHUNK_BYTES = 8192;

/**
 * Text of a file of unknown encoding, tried in the order of the specification: utf-16 (by its
 * mark, or by zeros in every second byte), utf-8, windows-1252, iso-8859-1.
 * @returns always a text: the last encoding accepts any bytes, and a broken utf-16 character becomes U+FFFD
 * Source: spec §5, CSV import.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const utf16 = utf16Order(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: utf16 };
  const utf8 = decodeUtf8(bytes);
  if (utf8 !== null) return { text: utf8, encoding: 'utf-8' };
  const windows = decodeWindows1252(bytes);
  if (windows !== null) return { text: windows, encoding: 'windows-1252' };
  return { text: decodeLatin1(bytes), encoding: 'iso-8859-1' };
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

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Text of windows-1252 bytes. Not TextDecoder, because that of some runtimes decodes these
 * bytes as iso-8859-1.
 * @returns null when a byte is undefined in windows-1252
 */
function decodeWindows1252(bytes: Uint8Array): string | null {
  const characters = decodeLatin1(bytes).replace(/[\u0080-\u009F]/g, (character) =>
    HIGH_CHARACTERS.charAt(character.charCodeAt(0) - FIRST_HIGH_BYTE),
  );
  return bytes.some(isUnknown) ? null : characters;
}

/** Text of iso-8859-1 bytes: each byte is the character of its number. */
function decodeLatin1(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES));
  }
  return text;
}

function isUnknown(byte: number): boolean {
  return HIGH_CHARACTERS.charAt(byte - FIRST_HIGH_BYTE) === ' ';
}

export const ENCODINGS = ['utf-16le', 'utf-16be', 'utf-8', 'windows-1252', 'iso-8859-1'] as const;
export type Encoding = (typeof ENCODINGS)[number];

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
const PIECE_BYTES = 1024 * 1024;

/**
 * Text of a file of unknown encoding, without its byte order mark.
 * @returns always a text: a broken utf-16 character becomes U+FFFD
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = detectEncoding(bytes);
  return { text: [...decodePieces(bytes, encoding, bytes.length)].join(''), encoding };
}

/**
 * The encoding of a file, tried in the order of the specification: utf-16 (by its mark, or by zeros in every second
 * byte), utf-8, windows-1252, iso-8859-1, which accepts any bytes.
 * Source: spec §5, CSV import.
 */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const utf16 = utf16Order(bytes);
  if (utf16) return utf16;
  if (isUtf8(bytes)) return 'utf-8';
  return bytes.some(isUnknown) ? 'iso-8859-1' : 'windows-1252';
}

/**
 * The text of a file in pieces, so that a large one is never a single text.
 * @param pieceBytes of one piece, at least 1
 */
export function* decodePieces(
  bytes: Uint8Array,
  encoding: Encoding,
  pieceBytes = PIECE_BYTES,
): Generator<string> {
  const decode = decoderOf(encoding);
  for (let start = 0; start < bytes.length; start += pieceBytes)
    yield decode(bytes.subarray(start, start + pieceBytes), start + pieceBytes >= bytes.length);
}

function decoderOf(encoding: Encoding): (piece: Uint8Array, isLast: boolean) => string {
  if (encoding === 'iso-8859-1') return decodeLatin1;
  if (encoding === 'windows-1252') return decodeWindows1252;
  const decoder = new TextDecoder(encoding);
  return (piece, isLast) => decoder.decode(piece, { stream: !isLast });
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

/** Not TextDecoder, because that of some runtimes decodes these bytes as iso-8859-1. */
function decodeWindows1252(bytes: Uint8Array): string {
  return decodeLatin1(bytes).replace(/[\u0080-\u009F]/g, (character) =>
    HIGH_CHARACTERS.charAt(character.charCodeAt(0) - FIRST_HIGH_BYTE),
  );
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

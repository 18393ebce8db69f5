import { detectEncoding, type Encoding } from './detect-encoding';

export interface DecodedText {
  /** Text without its byte order mark. */
  readonly text: string;
  readonly encoding: Encoding;
}

/** Characters of windows-1252 from 0x80 to 0x9F. Blanks represent its five undefined bytes. */
const HIGH_CHARACTERS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST_HIGH_BYTE = 0x80;
const CHUNK_BYTES = 8192;
const PIECE_BYTES = 1024 * 1024;

/**
 * Decodes a file of unknown encoding and removes its byte order mark.
 * @returns the text, in which U+FFFD replaces invalid bytes
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = detectEncoding(bytes);
  return { text: [...decodePieces(bytes, encoding, bytes.length)].join(''), encoding };
}

/**
 * Decodes a file in chunks, so that a large file is never a single string.
 * @param pieceBytes chunk size in bytes, at least 1
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

/** Decodes windows-1252. It does not use TextDecoder, which some runtimes treat as iso-8859-1 for this encoding. */
function decodeWindows1252(bytes: Uint8Array): string {
  return decodeLatin1(bytes).replace(/[\u0080-\u009F]/g, (character) => {
    const high = HIGH_CHARACTERS.charAt(character.charCodeAt(0) - FIRST_HIGH_BYTE);
    return high === ' ' ? '\uFFFD' : high;
  });
}

/** Decodes iso-8859-1, in which each byte is the code point of its character. */
function decodeLatin1(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES));
  }
  return text;
}

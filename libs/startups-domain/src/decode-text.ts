import { detectEncoding, type Encoding } from './detect-encoding';

export interface DecodedText {
  /** Without its byte order mark. */
  readonly text: string;
  readonly encoding: Encoding;
}

/** The characters of windows-1252 at 0x80 to 0x9F; a blank marks its five undefined bytes. */
const HIGH_CHARACTERS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST_HIGH_BYTE = 0x80;
const CHUNK_BYTES = 8192;
const PIECE_BYTES = 1024 * 1024;

/**
 * Text of a file of unknown encoding, without its byte order mark.
 * @returns always a text: what is no character of the encoding becomes U+FFFD
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = detectEncoding(bytes);
  return { text: [...decodePieces(bytes, encoding, bytes.length)].join(''), encoding };
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

/** Not TextDecoder, because that of some runtimes decodes these bytes as iso-8859-1. */
function decodeWindows1252(bytes: Uint8Array): string {
  return decodeLatin1(bytes).replace(/[\u0080-\u009F]/g, (character) => {
    const high = HIGH_CHARACTERS.charAt(character.charCodeAt(0) - FIRST_HIGH_BYTE);
    return high === ' ' ? '\uFFFD' : high;
  });
}

/** Text of iso-8859-1 bytes: each byte is the character of its number. */
function decodeLatin1(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES));
  }
  return text;
}

import { decodePieces, detectEncoding, detectUnicode, ENCODINGS } from '@vaglio/startups-domain';

/** A text and how its bytes were read. */
export type ReadText = {
  /** Without its byte order mark. */
  text: string;
  /** By its name in the Encoding Standard, or iso-8859-1. */
  encoding: string;
  /** Bytes, or groups of them, that are no character of the encoding, replaced by U+FFFD. */
  replaced: number;
};

const ESCAPE = 0x1b;

/**
 * Text of bytes from outside. Bytes that are valid UTF-8 are UTF-8, whatever is declared, and so are bytes that are UTF-8
 * but for a few; any other text is what is declared, else what its bytes suggest.
 * @param declared names of encodings, the most reliable first; unknown names do not count
 * @returns always a text. Never throws.
 */
export function decodeText(
  bytes: Uint8Array,
  declared: readonly (string | null | undefined)[] = [],
): ReadText {
  const known = declared.map(knownEncoding).find((name) => name !== null);
  // The only encoding that writes other letters with the bytes of ASCII.
  if (known === 'iso-2022-jp' && bytes.includes(ESCAPE)) return decoded(bytes, known);
  const unicode = detectUnicode(bytes, known === 'utf-8');
  if (unicode) return decoded(bytes, unicode);
  const isUsable =
    known !== undefined && known !== 'utf-8' && (!known.startsWith('utf-16') || bytes.includes(0));
  return decoded(bytes, isUsable ? known : detectEncoding(bytes));
}

/** The standard name of an encoding; null for a name that the Encoding Standard does not have. */
function knownEncoding(name: string | null | undefined): string | null {
  try {
    return name ? new TextDecoder(name.trim()).encoding : null;
  } catch {
    return null;
  }
}

function decoded(bytes: Uint8Array, encoding: string): ReadText {
  const own = ENCODINGS.find((one) => one === encoding);
  const text = own
    ? [...decodePieces(bytes, own, Math.max(bytes.length, 1))].join('')
    : new TextDecoder(encoding).decode(bytes);
  return { text, encoding, replaced: replacedIn(text, bytes, encoding) };
}

/** Characters U+FFFD of the text that its bytes do not hold themselves. */
function replacedIn(text: string, bytes: Uint8Array, encoding: string): number {
  const shown = text.split('\uFFFD').length - 1;
  if (shown === 0 || encoding !== 'utf-8') return shown;
  const held = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .split('\u00EF\u00BF\u00BD').length;
  return shown - (held - 1);
}

import { decodePieces, detectEncoding, detectUnicode, ENCODINGS } from '@vaglio/startups-domain';

/** Decoded text with its encoding. */
export type ReadText = {
  /** Text without a byte order mark. */
  text: string;
  /** Name of the encoding as in the WHATWG Encoding Standard, or 'iso-8859-1'. */
  encoding: string;
  /** Number of invalid byte sequences that were replaced by U+FFFD. */
  replaced: number;
};

const ESCAPE = 0x1b;

/**
 * Decodes bytes from an external source. Bytes that are valid, or almost valid, UTF-8 are decoded as UTF-8, regardless
 * of the declared encoding. Other bytes are decoded with the declared encoding, or with a detected encoding if none is
 * usable.
 * @param declared names of encodings, the most reliable first; unknown names are ignored
 * @returns the decoded text. Never throws.
 */
export function decodeText(
  bytes: Uint8Array,
  declared: readonly (string | null | undefined)[] = [],
): ReadText {
  const known = declared.map(knownEncoding).find((name) => name !== null);
  // ISO-2022-JP is the only encoding that uses ASCII bytes for other characters.
  if (known === 'iso-2022-jp' && bytes.includes(ESCAPE)) return decoded(bytes, known);
  const unicode = detectUnicode(bytes, known === 'utf-8');
  if (unicode) return decoded(bytes, unicode);
  const isUsable =
    known !== undefined && known !== 'utf-8' && (!known.startsWith('utf-16') || bytes.includes(0));
  return decoded(bytes, isUsable ? known : detectEncoding(bytes));
}

/** Returns the standard name of an encoding; null for an unknown name. */
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

/** Counts the U+FFFD characters that decoding added. Those that the bytes already contained are not counted. */
function replacedIn(text: string, bytes: Uint8Array, encoding: string): number {
  const shown = text.split('\uFFFD').length - 1;
  if (shown === 0 || encoding !== 'utf-8') return shown;
  const held = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .split('\u00EF\u00BF\u00BD').length;
  return shown - (held - 1);
}

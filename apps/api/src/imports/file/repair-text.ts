import { decodePieces } from '@vaglio/startups-domain';
import { decodeHTMLStrict } from 'entities';

/** Maximum length of a text in a note. */
const SHOWN = 60;
/** Two characters that are not ASCII, at least, as all texts have that were decoded in a wrong encoding. */
const PAIR = /[^\0-\x7F]{2}/;
/** Characters of the languages that lists are written in, and signs of their typography. */
const USUAL = /^[\0-\u017F\u2010-\u203A\u20AC\u2122\p{Extended_Pictographic}\uFE0F]*$/u;
/** Minimum number of other characters, such as Cyrillic letters, for a text that is surely repaired. */
const SURE_CHARACTERS = 4;
/** Maximum number of times that a text was decoded in a wrong encoding. */
const MAX_TIMES = 3;
/** Characters that remain where a text was decoded in a wrong encoding and cannot be repaired. */
const WRONG_PARTS = [
  '[ÃÂ][\\u0080-\\u00BF‚ƒ„…†‡ˆ‰Š‹Œ–—˜™š›œžŸ€]',
  'â€',
  String.raw`\p{Ll}[ÃÂ](?!\p{L})`,
  String.raw`[\u2500-\u257F]\p{L}`,
  String.raw`√\P{ASCII}`,
];
const STILL_WRONG = new RegExp(WRONG_PARTS.join('|'), 'u');
/** A question mark between letters, as programs write it for a letter that they cannot encode: 'Gen?ve'. */
const LOST_LETTER = /\p{L}\?\p{L}/u;
const ADDRESS = /[/@=]|www\./i;

/** Bytes by their characters in the encodings in which UTF-8 is decoded by mistake. */
const BYTES = (['windows-1252', 'macintosh'] as const).map(bytesOf);

function bytesOf(encoding: 'windows-1252' | 'macintosh'): ReadonlyMap<string, number> {
  const high = Array.from({ length: 128 }, (_, index) => 128 + index);
  const characters = [...decodePieces(Uint8Array.from(high), encoding)].join('');
  const others =
    encoding === 'macintosh' ? [] : high.map((byte) => [String.fromCharCode(byte), byte] as const);
  return new Map([...others, ...high.map((byte, index) => [characters.charAt(index), byte] as const)]);
}

/**
 * Repairs a text that was decoded in a wrong encoding ('ZÃ¼rich', 'Z√ºrich'), and decodes HTML entities ('R&amp;D').
 * @returns the text, and a note if it differs or still looks wrong; null without a note
 */
export function repairText(text: string): { text: string; note: string | null } {
  const decoded = text.includes('&') ? decodeHTMLStrict(text) : text;
  const repaired = rightlyDecoded(decoded);
  if (repaired.trim() === '') return { text: repaired, note: null };
  if (repaired !== text) {
    const what = repaired === decoded ? 'holds HTML codes' : 'was saved in a wrong encoding';
    return { text: repaired, note: `“${shown(text)}” ${what}: it is read as “${shown(repaired)}”.` };
  }
  if (isCutEntity(text))
    return {
      text,
      note: `“${shown(text)}” is cut at the semicolon of an HTML code: the next cells may be shifted.`,
    };
  const data = DATA.find(({ pattern }) => pattern.test(text));
  if (data) return { text, note: `“${shown(text)}” ${data.note}` };
  if (STILL_WRONG.test(text))
    return { text, note: `“${shown(text)}” looks as if saved in a wrong encoding.` };
  const isLost = text.includes('?') && LOST_LETTER.test(text) && !ADDRESS.test(text);
  return {
    text,
    note: isLost ? `“${shown(text)}” may have lost a letter: “?” stands between letters.` : null,
  };
}

/** Patterns of texts that programs write, each with its note. */
const CLOSING_TAG = String.raw`<\/[a-z][a-z\d]{0,10}>|<br ?\/?>`;
const OPENING_TAG = '<(?:p|a|div|span|ul|ol|li|table|tr|td|img)(?: [^<>]{0,200})?>';
const DATA = [
  { pattern: new RegExp(`${CLOSING_TAG}|${OPENING_TAG}`, 'i'), note: 'holds HTML tags.' },
  { pattern: /^\s?(?:\[object \w{1,20}\]|\[\s?["'{]|\{\s?["'])/, note: 'looks like data of a program.' },
];

const ENTITY_AT_END = /&(?:#\d{2,5}|[a-z]{2,8})$/i;

/** Returns true for a text that ends with an HTML entity without its semicolon: 'M&uuml' of a list with semicolons. */
const isCutEntity = (text: string): boolean =>
  text.includes('&') && ENTITY_AT_END.test(text) && decodeHTMLStrict(`${text};`) !== `${text};`;

const shown = (text: string): string =>
  text.length <= SHOWN ? text : `${text.slice(0, SHOWN).toWellFormed()}…`;

function rightlyDecoded(text: string): string {
  let right = text;
  for (let times = 0; times < MAX_TIMES && PAIR.test(right); times += 1) {
    const next = BYTES.map((bytes) => decodedOnce(right, bytes)).find((one) => one !== null);
    if (next === undefined || next === null) break;
    right = next;
  }
  return right;
}

/** Returns the text whose UTF-8 was decoded in another encoding; null if this did not happen. */
function decodedOnce(text: string, bytes: ReadonlyMap<string, number>): string | null {
  const encoded = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const byte = code < 0x80 ? code : bytes.get(text.charAt(index));
    if (byte === undefined) return null;
    encoded[index] = byte;
  }
  try {
    const decoded = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(encoded);
    const others = decoded.match(/[^\0-\x7F]/gu)?.length ?? 0;
    return USUAL.test(decoded) || others >= SURE_CHARACTERS ? decoded : null;
  } catch {
    return null;
  }
}

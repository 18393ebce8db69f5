import { CANTON_ALTERNATES, CANTON_CODES, CANTON_NAMES, type Canton } from './canton-names';
import { CANTON_TOWNS } from './canton-towns';
import { UNKNOWN } from './cantons';
import { foldText } from './fold-text';
import { MAX_VALUE_CHARACTERS } from './import-cells';

/** Words around a name that do not belong to it: 'Republic and Canton of Geneva, Switzerland'. */
const FILLER_WORDS = new Set(
  (
    'canton cantons cantone cantoni cantun chantun cantao kanton kantons kantone kt ct kant ' +
    'republic republique republik repubblica republica state etat stato stand half demi halbkanton ' +
    'of the de des du la le les l d et e und and von der die del della delle dal di da do dos das in im en ' +
    'ch switzerland schweiz suisse svizzera svizra suiza suica swiss'
  ).split(' '),
);

/** Words that make a town or a region of a name; dropped only where the whole name is unknown. */
const REGION_WORDS = new Set([
  'stadt',
  'ville',
  'citta',
  'city',
  'town',
  'region',
  'area',
  'greater',
  'agglomeration',
]);

const SAME_WORD = new Map([
  ['saint', 'st'],
  ['sankt', 'st'],
  ['sanct', 'st'],
  ['ste', 'st'],
  ['sainte', 'st'],
  ['app', 'appenzell'],
]);

interface CodeTables {
  readonly byName: ReadonlyMap<string, Canton>;
  readonly byTown: ReadonlyMap<string, Canton>;
}

let tables: CodeTables | undefined;

/** The codes by every spelling, made when the first one is looked up: startups have codes, so most pages look none up. */
function codeTables(): CodeTables {
  tables ??= makeCodeTables();
  return tables;
}

function makeCodeTables(): CodeTables {
  const [byName, byTown] = [new Map<string, Canton>(), new Map<string, Canton>()];
  for (const code of CANTON_CODES) {
    for (const name of [code, CANTON_NAMES[code], ...CANTON_ALTERNATES[code].split(', ')])
      addName(byName, name, code);
    for (const town of CANTON_TOWNS[code].split(', ')) addName(byTown, town, code);
  }
  return { byName, byTown };
}

/** Umlauts may be written ü, u or ue. */
function addName(table: Map<string, Canton>, name: string, code: Canton): void {
  const spelledOut = name.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue');
  for (const spelling of [name, spelledOut]) table.set(keyOf(spelling, FILLER_WORDS), code);
}

function keyOf(text: string, dropped: ReadonlySet<string>): string {
  const words = foldText(text)
    .split(' ')
    .filter((word) => !dropped.has(word));
  return words.map((word) => SAME_WORD.get(word) ?? word).join('');
}

function find(table: ReadonlyMap<string, Canton>, text: string): Canton | undefined {
  return (
    table.get(keyOf(text, FILLER_WORDS)) ??
    table.get(keyOf(text, new Set([...FILLER_WORDS, ...REGION_WORDS])))
  );
}

/**
 * Canton code for any spelling of a canton, or null.
 * @param text free text: code, name, alternate or town, with or without accents, hyphens,
 *   dots, words like 'canton of', several languages ('Valais / Wallis') or a code beside a
 *   place ('Epalinges VD'). A canton that is named beats a town.
 * @returns null for empty or unmatched text, for text that names two cantons and for more than 400 characters. Never throws.
 * Source: spec §3, canton codes and alternates.
 */
export function cantonCode(text: string | null | undefined): Canton | null {
  const whole = (text ?? '').trim();
  const code = CANTON_CODES.find((known) => known === whole);
  if (code !== undefined) return code;
  if (whole.length > MAX_VALUE_CHARACTERS) return null;
  const { byName, byTown } = codeTables();
  const key = keyOf(whole, FILLER_WORDS);
  const found = byName.get(key) ?? byTown.get(key);
  if (found) return found;
  const pieces = whole.split(/[,;/|()[\]]|\s[-–—]\s/);
  const named = distinct(pieces.flatMap((piece) => [find(byName, piece) ?? codeBeside(piece)]));
  const [only, another] = named.length > 0 ? named : distinct(pieces.map((piece) => find(byTown, piece)));
  return only !== undefined && another === undefined ? only : null;
}

/**
 * Canton code for any spelling of a canton, or 'Unknown'; reads as cantonCode does.
 * @returns one of the 26 codes, or the label that charts and lists show. Never throws.
 */
export function toCanton(text: string | null | undefined): Canton | typeof UNKNOWN {
  return cantonCode(text) ?? UNKNOWN;
}

/** A code in capitals at either end; AG is also a legal form, so it needs a known place beside it. */
function codeBeside(piece: string): Canton | undefined {
  const words = piece.trim().split(/[\s.\-–]+/);
  if (words.length < 2) return undefined;
  const [code, another] = distinct(
    [words[0], words.at(-1)].map((word) => CANTON_CODES.find((known) => known === word)),
  );
  if (code === undefined || another !== undefined) return undefined;
  const place = words.filter((word) => word !== code).join(' ');
  return code === 'AG' && find(codeTables().byTown, place) === undefined ? undefined : code;
}

function distinct(codes: readonly (Canton | undefined)[]): Canton[] {
  return [...new Set(codes.filter((code) => code !== undefined))];
}

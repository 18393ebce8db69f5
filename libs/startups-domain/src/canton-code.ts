import { CANTON_ALTERNATES, CANTON_CODES, CANTON_NAMES, type Canton } from './canton-names';
import { CANTON_TOWNS } from './canton-towns';
import { hasRemark, isPlaceName, withoutPostcode } from './canton-remarks';
import { isAbroad } from './places-abroad';
import { UNKNOWN } from './cantons';
import { foldText } from './fold-text';
import { MAX_VALUE_CHARACTERS } from './import-cells';

/** Folded words that are not part of a canton name, as in 'Republic and Canton of Geneva, Switzerland'. */
const FILLER_WORDS = new Set(
  (
    'canton cantons cantone cantoni cantun chantun cantao kanton kantons kantone kt ct kant ' +
    'republic republique republik repubblica republica state etat stato stand half demi halbkanton ' +
    'of the de des du la le les l d et e und and von der die del della delle dal di da do dos das in im en ' +
    'ch switzerland schweiz suisse svizzera svizra suiza suica swiss ' +
    'sitz hauptsitz siege sede headquarters hq'
  ).split(' '),
);

/** Folded words for a town or region. They are removed only if the full name is unknown. */
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

/**
 * Returns the lookup tables from spellings to codes. They are built on the first lookup, because most pages only show
 * codes.
 */
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

/** Adds a name with all spellings of its umlauts, such as ü, u and ue. */
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

const IGNORED_WORDS = new Set([...FILLER_WORDS, ...REGION_WORDS]);

function find(table: ReadonlyMap<string, Canton>, text: string): Canton | undefined {
  return table.get(keyOf(text, FILLER_WORDS)) ?? table.get(keyOf(text, IGNORED_WORDS));
}

/** Maximum number of parts in the text of a canton, such as a place with its canton in four languages. */
const MAX_PIECES = 12;

/** Pattern of an abbreviation that resembles a code: 's/o' (siehe oben), 'a.g.', 'n/e'. */
const SPELLED_LETTERS = /^\p{L}\s?[./\\-]\s?\p{L}\.?$/u;

/**
 * Returns the canton code for any spelling of a canton.
 * @param text free text with a code, name, alternate name or town. It may contain accents, hyphens, dots, words such as
 *   'canton of', several languages ('Valais / Wallis') or a code next to a place ('Epalinges VD'). A canton name takes
 *   precedence over a town.
 * @returns null for empty or unmatched text, for text with two cantons, a remark ('evtl. ZH') or a place abroad ('Bern,
 *   Indiana'), and for more than 400 characters. Never throws.
 * Source: spec §3, canton codes and alternates.
 */
export function cantonCode(text: string | null | undefined): Canton | null {
  const whole = (text ?? '').trim();
  const code = CANTON_CODES.find((known) => known === whole);
  if (code !== undefined) return code;
  if (whole.length > MAX_VALUE_CHARACTERS) return null;
  if (SPELLED_LETTERS.test(whole)) return null;
  const place = withoutPostcode(whole);
  const { byName, byTown } = codeTables();
  const key = keyOf(place, FILLER_WORDS);
  const found = byName.get(key) ?? byTown.get(key);
  if (found) return found;
  if (hasRemark(place)) return null;
  const pieces = place.split(/[,;/|()[\]]|\s[-–—]\s/);
  if (pieces.length > MAX_PIECES) return null;
  if (pieces.some((piece) => isAbroad(piece) && find(byName, piece) === undefined)) return null;
  const named = distinct(pieces.flatMap((piece) => [find(byName, piece) ?? codeBeside(piece)]));
  if (namesAnotherPlace(place, named)) return null;
  const [only, another] = named.length > 0 ? named : distinct(pieces.map((piece) => find(byTown, piece)));
  return only !== undefined && another === undefined ? only : null;
}

/**
 * Returns true if a list of places contains a town of another canton than the named one ('Lausanne / Zürich'), or an
 * unknown place without a canton code ('Berlin/Zürich', but not 'Puidoux/VD'). A canton after a comma is the canton of
 * the town before it: 'Baden, Zürich'.
 */
function namesAnotherPlace(text: string, named: readonly Canton[]): boolean {
  const { byName, byTown } = codeTables();
  const places = text.split(PLACES);
  if (places.length < 2 || (!/[/;]/.test(text) && find(byName, places.at(-1) ?? '') !== undefined))
    return false;
  const hasCode = places.some((place) => CANTON_CODES.some((code) => code === place.trim()));
  return places.some((place) => {
    if (keyOf(place, IGNORED_WORDS) === '') return false;
    const code = find(byName, place) ?? codeBeside(place) ?? find(byTown, place);
    return code === undefined ? text.includes('/') && !hasCode : named.length > 0 && !named.includes(code);
  });
}
const PLACES = /[,;/]/;

/** Returns the canton code for any spelling of a canton, as `cantonCode` does, or 'Unknown'. Never throws. */
export function toCanton(text: string | null | undefined): Canton | typeof UNKNOWN {
  return cantonCode(text) ?? UNKNOWN;
}

/**
 * Returns the canton code in capitals at the beginning or end of a text. AG is also a legal form, so it counts only
 * next to a known place.
 */
function codeBeside(piece: string): Canton | undefined {
  const words = piece.trim().split(/[\s.\-–]+/);
  if (words.length < 2) return undefined;
  const [code, another] = distinct(
    [words[0], words.at(-1)].map((word) => CANTON_CODES.find((known) => known === word)),
  );
  if (code === undefined || another !== undefined) return undefined;
  const place = words.filter((word) => word !== code && word !== '');
  if (find(codeTables().byTown, place.join(' ')) !== undefined) return code;
  return code === 'AG' || !isPlaceName(place) ? undefined : code;
}

function distinct(codes: readonly (Canton | undefined)[]): Canton[] {
  return [...new Set(codes.filter((code) => code !== undefined))];
}

import { oneOf } from '../one-of';
import { CANTON_CODES, cantonCode, foldText, type Canton } from '@vaglio/startups-domain';
import { FURTHER_LOCALITIES, LOCALITIES } from './localities';
import { isSeat } from './seats';

export interface Place {
  readonly canton: Canton;
  readonly start: number;
  readonly end: number;
  readonly matched: string;
}

/** Stems of adjectives derived from towns and cantons, which may be inflected. */
const DEMONYMS: Readonly<Partial<Record<Canton, string>>> = {
  ZH: 'zürcher, winterthurer, zurichois, zurighes',
  BE: 'berner, bieler, thuner, bernois, biennois, bernes',
  LU: 'luzerner, lucernois, lucernes',
  ZG: 'zuger, zougois, zughes',
  FR: 'freiburger, fribourgeois, friburghes',
  BS: 'basler, bâlois, basiles',
  SG: 'galler, saint-gallois, sangalles',
  GR: 'bündner, churer, grison, grigiones',
  AG: 'aargauer, argovien',
  TG: 'thurgauer, thurgovien',
  SO: 'solothurner, soleurois',
  SH: 'schaffhauser, schaffhousois',
  TI: 'tessiner, luganeser, tessinois, luganais, ticines, luganes',
  VD: 'waadtländer, lausanner, vaudois, lausannois, yverdonnois, losannes, vodes, nyonnais, veveysan, morgien',
  VS: 'walliser, sittener, valaisan, sédunois, sierrois, martignerain, montheysan, vallesan',
  NE: 'neuenburger, neuchâtelois, chaux-de-fonnier',
  GE: 'genfer, genevois, ginevrin, carougeois',
  JU: 'jurassien, giurassian',
  UR: 'urner, uranais',
  NW: 'nidwaldner',
  OW: 'obwaldner',
  AI: 'innerrhoder',
  AR: 'ausserrhoder',
  BL: 'baselbieter, liestaler',
  SZ: 'schwyzer',
  GL: 'glarner',
};

const TOWNS = new Map<string, Canton>();
for (const code of CANTON_CODES) {
  for (const name of `${LOCALITIES[code] ?? ''}, ${FURTHER_LOCALITIES[code] ?? ''}`
    .split(', ')
    .filter((town) => town !== ''))
    TOWNS.set(foldText(name), code);
}
const STEMS = CANTON_CODES.flatMap((code) =>
  (DEMONYMS[code] ?? '')
    .split(', ')
    .filter(Boolean)
    .map((stem) => [foldText(stem), code] as const),
);

const SAINT = '(?:(?:St|Saint|Sankt|San)[. -]{1,2})?';
const FURTHER_PART = String.raw`[ -](?:am|an der|im|bei|les|le|la|sur|de|du|\p{Lu}\p{Ll}+)`;
const SEQUENCE = new RegExp(String.raw`(?<![\p{L}\p{N}])${SAINT}\p{Lu}[\p{L}’'-]+(?:${FURTHER_PART})*`, 'gu');
const WORD = /[\p{L}][\p{L}.’-]+/gu;
/** Pattern of a preposition. Village names that are also common words count as places only after a preposition. */
const NEEDS_PREPOSITION = /(?:^|[\s(,])(?:in|from|near|at|of|aus|bei|nach|à|de|d’|a|di|da|em|nel|en)\s$/iu;

/**
 * Pattern of a place name at the end of a text, after a preposition or a postal code: 'aus Oberdorf', 'in Bad Ragaz',
 * '5200 Brugg'.
 */
const PLACE_AT_END = new RegExp(
  String.raw`(?:(?<!\p{L})${oneOf('in|from|near|aus|nach|à|a|im')}\s|(?<!\d)[1-9]\d{3}\s)` +
    String.raw`${SAINT}\p{Lu}[\p{L}’'.]*(?:-\p{L}[\p{L}’'.]*| (?:am|an der|im|bei|les|le|la|sur|de|du|\p{Lu}[\p{L}’']*))*$`,
  'u',
);

/** Returns true if a text ends with a known place name, or with a name that follows a preposition or postal code. */
export const isPlaceBefore = (text: string): boolean =>
  PLACE_AT_END.test(text) ||
  placesIn(text).some(({ end }) => end === text.length) ||
  isPlace(text.split(/\s/).at(-1) ?? '');

/** Returns the canton code for a town or canton name; null for any other text. */
export function cantonOfName(name: string): Canton | null {
  return cantonCode(name) ?? TOWNS.get(foldText(name)) ?? null;
}

/** Returns true if the entire text is a place name or an adjective derived from one. */
export function isPlace(text: string): boolean {
  return cantonOfName(text) !== null || cantonOfDemonym(text) !== null;
}

/** Returns true if a word is an adjective derived from a place name, such as 'Berner' or 'lausannoise'. */
export function isDemonym(word: string): boolean {
  return cantonOfDemonym(word) !== null;
}

/** Returns the Swiss places in a text, in order. Places in the names of universities, banks and venues are omitted. */
export function placesIn(text: string): Place[] {
  const named = [...text.matchAll(SEQUENCE)].flatMap((match) => placeOfSequence(text, match[0], match.index));
  const demonyms = [...text.matchAll(WORD)].flatMap(({ 0: matched, index }) => {
    const canton = cantonOfDemonym(matched);
    return canton === null || !isSeat(text, index, index + matched.length)
      ? []
      : [{ canton, start: index, end: index + matched.length, matched }];
  });
  return [...named, ...demonyms].sort((a, b) => a.start - b.start);
}

/**
 * Pattern of capitals like a canton code at the start of a text. There, they are a legal form ('AG im Jahr') or a word
 * ('AI am Spital'), because a canton code follows a place name.
 */
const BEGINS_WITH_CODE = /^[A-Z]{2,4}(?!\p{L})/u;
/** Maximum number of words in a place name. Longer word sequences are searched in parts. */
const MAX_WORDS = 6;

function placeOfSequence(text: string, sequence: string, start: number): Place[] {
  const words = [...sequence.matchAll(/\S+/gu)];
  for (let length = Math.min(words.length, MAX_WORDS); length > 0; length -= 1) {
    for (let first = 0; first + length <= words.length; first += 1) {
      const from = words[first]?.index ?? 0;
      const final = words[first + length - 1];
      const matched = sequence
        .slice(from, (final?.index ?? 0) + (final?.[0].length ?? 0))
        .replace(/(?:[’']s|-based|er)$/u, (ending) => (ending === 'er' ? 'er' : ''));
      const canton =
        matched.length < 3 || matched === 'App' || BEGINS_WITH_CODE.test(matched)
          ? null
          : cantonOfName(matched);
      const at = start + from;
      if (canton === null || !isSeat(text, at, at + matched.length)) continue;
      if (
        TOWNS.has(foldText(matched)) &&
        matched.length < 6 &&
        cantonCode(matched) === null &&
        !NEEDS_PREPOSITION.test(text.slice(Math.max(0, at - 10), at))
      )
        continue;
      return [{ canton, start: at, end: at + matched.length, matched }];
    }
  }
  return [];
}

function cantonOfDemonym(word: string): Canton | null {
  const folded = foldText(word);
  if (folded.length < 5) return null;
  const known = STEMS.find(
    ([stem, code]) => folded.startsWith(stem) && folded.length - stem.length <= (code === 'ZG' ? 1 : 2),
  )?.[1];
  return known ?? (/^\p{Lu}\p{Ll}{5,}er$/u.test(word) ? cantonOfTownsPeople(folded) : null);
}

/**
 * Returns the canton of a German adjective with the ending -er, derived from a town name. The town name often loses an
 * e: 'Allschwiler', 'Oltner'.
 */
function cantonOfTownsPeople(folded: string): Canton | null {
  const stem = folded.slice(0, -2);
  if (TOWNS.has(folded)) return null;
  return TOWNS.get(stem) ?? TOWNS.get(`${stem}e`) ?? TOWNS.get(stem.replace(/(.)$/u, 'e$1')) ?? null;
}

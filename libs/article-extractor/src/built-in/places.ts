import { oneOf } from '../one-of';
import { CANTON_CODES, cantonCode, foldText, type Canton } from '@vaglio/startups-domain';
import { FURTHER_LOCALITIES, LOCALITIES } from './localities';

export interface Place {
  readonly canton: Canton;
  readonly start: number;
  readonly end: number;
  readonly matched: string;
}

/** Adjectives of towns and cantons, as stems; the ending may be inflected. */
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
/** What makes a place the name of an institution or of someone else's seat. */
const INSTITUTION_AFTER =
  'Kantonalbank|Cantonal Bank|University|Universit|Hochschule|Airport|Flughafen|Regional|' +
  'Insurance|Versicherung|Stock|Börse';
const NOT_THE_SEAT_AFTER = new RegExp(String.raw`^(?:[’']s)?[\s-]*${oneOf(INSTITUTION_AFTER)}`, 'iu');
const SCHOOL_OR_EXCHANGE =
  'ETH|EPF|EPFL|Börse|Börsengang in|bourse de|Uni|Universit(?:y|ät|é|à)(?: of| de| di| della)?|Hochschule';
const BANK_OR_HOSPITAL =
  'Kantonalbank|Technopark|Spital|[Hh]ospital|Hôpital|Ospedale|Inselspital|Messe|Banque cantonale|' +
  'Universitätsspital|HEG|HES';
const TOOK_PLACE = 'finale? (?:in|à|a)|held in|took place in|findet in|fand in|heute in|a eu lieu à';
const NOT_THE_SEAT_BEFORE = new RegExp(
  String.raw`${oneOf(SCHOOL_OR_EXCHANGE, BANK_OR_HOSPITAL, TOOK_PLACE)}\s(?:of |in |de |di )?$`,
  'u',
); /** An event before a place: it was held there. */
const EVENT =
  String.raw`[Ff]inale?|[Cc]eremony|[Cc]érémonie|[Cc]erimonia|[Vv]erleihung|[Ff]orum|[Cc]onferen\p{L}+|` +
  '[Cc]onférence|[Mm]esse|[Ss]alon|[Aa]bend|[Nn]ight|[Ee]vent';
const HANDED_OVER =
  'held|presented|verliehen|vergeben|ausgezeichnet|gekürt|gefeiert|récompensée?s?|distinguée?s?|' +
  'remise?s?|décernée?s?|primées?|premiat[aeio]|consegnat[aeio]|awarded|honou?red';
const MET = String.raw`met|trafen sich|retrouvés|travelled|reis\p{L}+`;
const VENUE = new RegExp(
  String.raw`${oneOf(EVENT, HANDED_OVER, MET)}(?![\p{L}])[^.,;:]{0,50} (?:in|à|a|at|im|zu)\s$`,
  'u',
);
/** Common words that are also villages: only with a word of place before them. */
const NEEDS_PREPOSITION = /(?:^|[\s(,])(?:in|from|near|at|of|aus|bei|nach|à|de|d’|a|di|da|em|nel|en)\s$/iu;

/** A name behind a word of place or a postal code, up to the end: 'aus Oberdorf', 'in Bad Ragaz', '5200 Brugg'. */
const PLACE_AT_END = new RegExp(
  String.raw`(?:(?<!\p{L})${oneOf('in|from|near|aus|nach|à|a|im')}\s|(?<!\d)[1-9]\d{3}\s)` +
    String.raw`${SAINT}\p{Lu}[\p{L}’'.-]*(?:[ -](?:am|an der|im|bei|les|le|la|sur|de|du|\p{Lu}[\p{L}’'-]*))*$`,
  'u',
);

/** Whether a text ends with the name of a place, known or behind a word of place. */
export const isPlaceBefore = (text: string): boolean =>
  PLACE_AT_END.test(text) ||
  placesIn(text).some(({ end }) => end === text.length) ||
  isPlace(text.split(/\s/).at(-1) ?? '');

/** The code of a town or canton by name, or null. */
export function cantonOfName(name: string): Canton | null {
  return cantonCode(name) ?? TOWNS.get(foldText(name)) ?? null;
}

/** Whether a whole text is the name of a place or means "of that place". */
export function isPlace(text: string): boolean {
  return cantonOfName(text) !== null || cantonOfDemonym(text) !== null;
}

/** Whether a word means "of that place": 'Berner', 'lausannoise'. */
export function isDemonym(word: string): boolean {
  return cantonOfDemonym(word) !== null;
}

/** Swiss places of a text in their order, without those that belong to a university, a bank or a venue. */
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

/** A code of a canton follows the name of a place; at the start it is a legal form ('AG im Jahr') or a word ('AI am Spital'). */
const BEGINS_WITH_CODE = /^[A-Z]{2,4}(?!\p{L})/u;
/** Of the name of a place: more words in a row are tried piece by piece only. */
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

function isSeat(text: string, start: number, end: number): boolean {
  return (
    !NOT_THE_SEAT_AFTER.test(text.slice(end, end + 40)) &&
    !NOT_THE_SEAT_BEFORE.test(text.slice(Math.max(0, start - 40), start)) &&
    !VENUE.test(text.slice(Math.max(0, start - 90), start))
  );
}

function cantonOfDemonym(word: string): Canton | null {
  const folded = foldText(word);
  if (folded.length < 5) return null;
  const known = STEMS.find(
    ([stem, code]) => folded.startsWith(stem) && folded.length - stem.length <= (code === 'ZG' ? 1 : 2),
  )?.[1];
  return known ?? (/^\p{Lu}\p{Ll}{5,}er$/u.test(word) ? cantonOfTownsPeople(folded) : null);
}

/** German: the name of a town and -er, often without an e: 'Allschwiler', 'Oltner'. */
function cantonOfTownsPeople(folded: string): Canton | null {
  const stem = folded.slice(0, -2);
  if (TOWNS.has(folded)) return null;
  return TOWNS.get(stem) ?? TOWNS.get(`${stem}e`) ?? TOWNS.get(stem.replace(/(.)$/u, 'e$1')) ?? null;
}

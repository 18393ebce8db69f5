import { foldText } from './fold-text';

/** Country codes of ISO 3166-1, and XK for Kosovo. */
const CODES = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV ' +
  'BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ' +
  'ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE ' +
  'IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY ' +
  'MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU ' +
  'NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM ' +
  'SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE ' +
  'VG VI VN VU WF WS YE YT ZA ZM ZW' +
  ' XK'
).split(' ');
/** Maximum length of a text that names a country twice, in characters. */
const LONGEST_NAME = 100;
const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
/** Common country names that differ from the official names in all four languages; folded. */
const OTHER_SPELLINGS: readonly (readonly [code: string, names: string])[] = [
  ['CH', 'che,swiss,swiss confederation,confoederatio helvetica,schweizerische eidgenossenschaft'],
  ['US', 'usa,us,u s a,u s,united states of america,etats unis d amerique,stati uniti d america,amerika'],
  [
    'GB',
    'gbr,uk,u k,great britain,britain,england,scotland,wales,grossbritannien,grande bretagne,gran bretagna',
  ],
  ['NL', 'nld,holland,the netherlands,hollande,olanda'],
  ['CZ', 'czech republic,tschechische republik,republique tcheque,repubblica ceca'],
  ['DE', 'd,deu,ger,federal republic of germany,bundesrepublik deutschland,brd'],
  ['TR', 'turkey'],
  ['LI', 'fl,lie'],
  ['AT', 'aut'],
  ['FR', 'fra'],
  ['IT', 'ita'],
  ['KR', 'korea,south korea,sudkorea,coree du sud,corea del sud'],
];

/**
 * Returns the ISO code of a country.
 * @param text code, or name in English, German, French or Italian; case and accents are ignored
 * @returns null for any other text. Never throws.
 * Source: product decision 13.12.
 */
export function countryCode(text: string): string | null {
  const name = foldText(text);
  const code = name.toUpperCase();
  if (CODES.includes(code)) return code;
  return byName().get(name) ?? sameCode(text);
}

const SEPARATORS = /\s[-–—]\s|[()/]/;

/** Returns the code of a country that a text names twice: 'CH - Schweiz', 'Switzerland (CH)'. */
function sameCode(text: string): string | null {
  if (text.length > LONGEST_NAME) return null;
  const parts = text.split(SEPARATORS).filter((part) => part.trim() !== '');
  if (parts.length !== 2) return null;
  const [first, second] = parts.map((part) => countryCode(part));
  return first !== null && first === second ? (first ?? null) : null;
}

/** Returns the English name of a country that `countryCode` recognises. Any other text is returned unchanged. */
export function countryName(text: string): string {
  const code = countryCode(text);
  return code === null ? text : (namesIn('en').of(code) ?? text);
}

const namesIn = (language: string) => new Intl.DisplayNames([language], { type: 'region' });

let names: ReadonlyMap<string, string> | undefined;

/** Returns a map from country names to codes. It is built on first use, because this takes some milliseconds. */
function byName(): ReadonlyMap<string, string> {
  names ??= new Map([
    ...LANGUAGES.flatMap((language) => {
      const known = namesIn(language);
      return CODES.map((code) => [foldText(known.of(code) ?? code), code] as const);
    }),
    ...OTHER_SPELLINGS.flatMap(([code, others]) => others.split(',').map((name) => [name, code] as const)),
  ]);
  return names;
}

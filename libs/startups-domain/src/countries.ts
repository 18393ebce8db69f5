import { foldText } from './fold-text';

/** Codes of ISO 3166-1, and XK, by which Kosovo is known. */
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
const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
/** Usual spellings that are no country name of a language; folded. */
const OTHER_SPELLINGS: readonly (readonly [code: string, names: string])[] = [
  ['CH', 'swiss confederation,confoederatio helvetica,schweizerische eidgenossenschaft'],
  ['US', 'usa,us,u s a,u s,united states of america,etats unis d amerique,stati uniti d america,amerika'],
  ['GB', 'uk,u k,great britain,britain,england,scotland,wales,grossbritannien,grande bretagne,gran bretagna'],
  ['NL', 'holland,the netherlands,hollande,olanda'],
  ['CZ', 'czech republic,tschechische republik,republique tcheque,repubblica ceca'],
  ['DE', 'federal republic of germany,bundesrepublik deutschland,brd'],
  ['TR', 'turkey'],
  ['KR', 'korea,south korea,sudkorea,coree du sud,corea del sud'],
];

/**
 * The ISO code of a country.
 * @param text its code, or its name in English, German, French or Italian, with or without accents, in any case
 * @returns null for anything else. Never throws.
 * Source: product decision 13.12.
 */
export function countryCode(text: string): string | null {
  const name = foldText(text);
  const code = name.toUpperCase();
  return CODES.includes(code) ? code : (byName().get(name) ?? null);
}

/** The English name of a country that `countryCode` reads; any other text as it is. */
export function countryName(text: string): string {
  const code = countryCode(text);
  return code === null ? text : (namesIn('en').of(code) ?? text);
}

const namesIn = (language: string) => new Intl.DisplayNames([language], { type: 'region' });

let names: ReadonlyMap<string, string> | undefined;

/** Made when it is first needed: that takes some milliseconds. */
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

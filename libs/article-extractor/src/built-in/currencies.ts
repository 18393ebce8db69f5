import { oneOf } from '../one-of';

/**
 * Code for an amount whose currency symbol is shared by several countries, such as 'kr' or '¥'. In ISO 4217, this code
 * means "no currency". No quote proves such an amount, so the amount remains a text for the review.
 */
export const UNCLEAR_CURRENCY = 'XXX';

type Sign = readonly [sign: string, code: string];

/** Currency symbols and abbreviations that are also written in lower case. */
const COMMON_SIGNS: readonly Sign[] = [
  [String.raw`CHF|SFr\.?|Fr\.`, 'CHF'],
  [String.raw`USD(?: ?\$)?|US\$|\$`, 'USD'],
  ['EUR|€', 'EUR'],
  ['GBP|£', 'GBP'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
];
/** Further symbols. Plain codes are not among them, because some also have another meaning: '2000 CAD files'. */
const OTHER_SIGNS: readonly Sign[] = [
  [String.raw`AUD ?\$|AU?\$`, 'AUD'],
  [String.raw`CAD ?\$|CA?N?\$`, 'CAD'],
  [String.raw`HKD ?\$|HK ?\$`, 'HKD'],
  [String.raw`SGD ?\$|SG?\$`, 'SGD'],
  [String.raw`NZD ?\$|NZ ?\$`, 'NZD'],
  [String.raw`TWD ?\$|NT ?\$`, 'TWD'],
  [String.raw`MXN ?\$|MX\$`, 'MXN'],
  [String.raw`R\$`, 'BRL'],
  ['JP¥', 'JPY'],
  ['RMB|C[NH]¥', 'CNY'],
  ['₪', 'ILS'],
  ['₹', 'INR'],
  ['₩', 'KRW'],
  ['₺', 'TRY'],
  ['₽', 'RUB'],
  ['₴', 'UAH'],
  ['₫', 'VND'],
  ['฿', 'THB'],
  ['₦', 'NGN'],
];
/** Pattern of ambiguous symbols: crowns, rupees, CFA francs, symbols with an unknown country, and all other symbols. */
const UNCLEAR_SIGN = String.raw`kr\.?|Rs\.?|F ?CFA|\p{L}{1,3}[$£¥]|\p{Sc}`;

/** Currency codes that are also ordinary words in capitals. */
const WORDS: ReadonlySet<string> = new Set(['ALL', 'TOP']);
const CODES = new Set(Intl.supportedValuesOf('currency').filter((code) => !WORDS.has(code)));
/** Currency codes that rarely have another meaning. Their amounts therefore need no unit such as 'million'. */
const CERTAIN_CODES = new Set(
  'AED BRL CNY CZK DKK HKD HUF ISK JPY KRW MXN MYR NGN NOK NZD PLN QAR SAR SEK SGD THB TWD UAH ZAR'.split(
    ' ',
  ),
);
/** Usual abbreviations that are not currency codes. Their amounts need a unit too. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([['NIS', 'ILS']]);

/**
 * Pattern source of a currency symbol or code before or after an amount, for the flags `iu`. Any three letters may be a
 * code.
 */
export const CURRENCY_SIGN = String.raw`(?<!\p{L})${oneOf(
  ...[...COMMON_SIGNS, ...OTHER_SIGNS].map(([sign]) => sign),
  UNCLEAR_SIGN,
  String.raw`\p{L}{3}(?!\p{L})`,
)}|[€£$]`;

/** Beginnings of country names and adjectives, keyed by the ISO 3166 country code. */
const COUNTRIES: Readonly<Record<string, string>> = {
  AE: 'emirat|émirat|vae|uae',
  AR: 'argentin',
  AU: 'austral',
  BR: 'bra[sz]il|brésil',
  CA: 'kanadi|canadi|canades',
  CH: 'schweiz|swiss|suisse|svizzer',
  CL: 'chilen|chilien|cilen',
  CN: 'chines|chinois|cinesi',
  CO: 'kolumb|colomb',
  CZ: 'tschech|czech|tchèq|cech',
  DK: 'dänisch|danish|danois|danesi',
  EG: 'ägypt|egypt|égypt|egizian',
  GB: 'britisch|british|britann',
  HK: 'hong[- ]?kong',
  IL: 'israel|israél',
  IN: 'indisch|indian|indien',
  IS: 'isländ|iceland|islandais|islandesi',
  JP: 'japan|japon|giappon',
  KR: '(?:süd|south )?korea|(?:sud-)?coré|(?:sud)?corean',
  MA: 'marok|moroc|maroc',
  MX: 'mexi[ck]|messic',
  NO: 'norweg|norvég',
  NZ: 'neuseel|new zealand|néo-zél|neozel',
  PH: 'philip|filip',
  PL: 'polnisch|polish|polonais|polacc',
  RO: 'rumän|romanian|roumain|rumen',
  RU: 'russ',
  SE: 'schwed|swedish|suédois|svedesi',
  SG: 'singap',
  TR: 'türkisch|turkish|turqu|turch',
  TW: 'taiw|taïw',
  US: String.raw`us(?!\p{L})|amerik|americ|améric`,
};
/** Further countries and regions that use francs, dollars, pounds, crowns, rupees or pesos. */
const FURTHER_COUNTRIES = [
  'cfa|congol|kongol|belgisch|belgian|belges|belghi|französisch|french|français|francesi|guiné|guine|ruand|rwand',
  'burund|djib|dschib|bermud|baham|barbad|jama[iïy]|namib|fidsch|fiji|fidji|liberi|liban|lebanes|syri|sudan|soudan',
  'pakist|nepal|népal|sri[- ]lank|uruguay|kuban|cuban|cubain|estnisch|estonian|slowak|slovak|zypr|irisch|irish',
].join('|');

/**
 * Currency names with two currency codes: the meaning without a country, and the codes of all countries that use this
 * name.
 */
const NAMES: readonly (readonly [name: string, alone: string, ofCountries: string])[] = [
  ['franken|francs?|franchi', 'CHF', 'CHF'],
  ['dollars?|dollari', 'USD', 'USD AUD CAD HKD SGD NZD TWD'],
  ['euros?', 'EUR', ''],
  ['(?:pounds?(?! of)|pfund)(?: sterling)?|livres sterling|(?:lire )?sterline', 'GBP', 'GBP EGP'],
  ['yen', 'JPY', 'JPY'],
  ['yuans?|renminbi', 'CNY', 'CNY'],
  ['reais|réaux', 'BRL', 'BRL'],
  ['zlotys?|złotys?', 'PLN', 'PLN'],
  ['s(?:h|ch)ekels?', 'ILS', 'ILS'],
  ['forints?', 'HUF', ''],
  ['baht', 'THB', ''],
  ['rand', 'ZAR', ''],
  ['kron(?:or|er|en?)|kronur|couronnes?|corone|crowns', UNCLEAR_CURRENCY, 'SEK NOK DKK ISK CZK'],
  ['rupees?|rupien|rupie|roupies?', UNCLEAR_CURRENCY, 'INR'],
  ['pesos?', UNCLEAR_CURRENCY, 'MXN ARS CLP COP PHP'],
  ['dirhams?', UNCLEAR_CURRENCY, 'AED MAD'],
  ['rubel|rou?bles?|rubli', UNCLEAR_CURRENCY, 'RUB'],
  ['liras?|lire|livres', UNCLEAR_CURRENCY, 'TRY GBP EGP'],
  ['wons?', UNCLEAR_CURRENCY, 'KRW'],
  ['lei', UNCLEAR_CURRENCY, 'RON'],
];
const COUNTRY = String.raw`${oneOf(...Object.values(COUNTRIES), FURTHER_COUNTRIES)}\p{L}{0,12}`;
const NAME = String.raw`${oneOf(...NAMES.map(([name]) => name))}(?!\p{L})`;

/** Pattern source of a currency name after an amount, with or without a country, for the flags `iu`. */
export const CURRENCY_NAME = String.raw`(?:${COUNTRY}[ -])?${NAME}(?: (?:di )?${COUNTRY}(?!\p{L}))?`;

const whole = (source: string, flags: string) => new RegExp(`^(?:${source})$`, flags);
const PATTERNS = [
  ...COMMON_SIGNS.map(([sign, code]) => [whole(sign, 'iu'), code] as const),
  ...OTHER_SIGNS.map(([sign, code]) => [whole(sign, 'u'), code] as const),
];
const UNCLEAR = whole(UNCLEAR_SIGN, 'iu');
const NAME_PATTERNS = NAMES.map(
  ([name, alone, ofCountries]) =>
    [new RegExp(`(?<!\\p{L})(?:${name})(?!\\p{L})`, 'iu'), alone, ofCountries.split(' ')] as const,
);
const COUNTRY_PATTERNS = Object.entries(COUNTRIES).map(
  ([country, stems]) => [new RegExp(`(?<!\\p{L})(?:${stems})`, 'iu'), country] as const,
);
const FURTHER_COUNTRY = new RegExp(`(?<!\\p{L})(?:${FURTHER_COUNTRIES})`, 'iu');
/** Currency names that also denote weights, books or verbs. They need a unit or a country to count as a currency. */
const ORDINARY_WORD = /^(?:pounds?|pfund|livres|lire|wons?|lei|rand)$/i;

/**
 * Returns the ISO 4217 code of a currency that is given by symbol, code or name with country.
 * @param hasUnit true if the amount has a unit such as 'million'; only then do rare codes and ordinary words count as a
 *   currency
 * @returns `UNCLEAR_CURRENCY` if the currency is ambiguous; null if the words are not a currency
 */
export function currencyOf(words: string, hasUnit: boolean): string | null {
  const sign = PATTERNS.find(([pattern]) => pattern.test(words))?.[1];
  if (sign !== undefined) return sign;
  if (CODES.has(words) || ABBREVIATIONS.has(words))
    return hasUnit || CERTAIN_CODES.has(words) ? (ABBREVIATIONS.get(words) ?? words) : null;
  const named = NAME_PATTERNS.find(([pattern]) => pattern.test(words));
  if (named === undefined) return UNCLEAR.test(words) ? UNCLEAR_CURRENCY : null;
  const [, alone, ofCountries] = named;
  if (ORDINARY_WORD.test(words) && !hasUnit) return null;
  const country = COUNTRY_PATTERNS.find(([pattern]) => pattern.test(words))?.[1];
  if (country !== undefined) return ofCountries.find((code) => code.startsWith(country)) ?? UNCLEAR_CURRENCY;
  return FURTHER_COUNTRY.test(words) ? UNCLEAR_CURRENCY : alone;
}

/** Pattern of the currency code after an amount in dollars: '$5 million CAD', '$5m (AUD)'. */
const DOLLAR_AFTER = /^\s?\(?(USD|AUD|CAD|HKD|SGD|NZD|TWD|MXN|ARS|CLP|COP)(?![\p{L}\p{N}]|\s?\d)\)?/u;

/** Returns the currency code after an amount in dollars, with the matched words; null if no code follows. */
export function dollarAfter(rest: string): { code: string; words: string } | null {
  const [words, code] = DOLLAR_AFTER.exec(rest) ?? [];
  return words === undefined || code === undefined ? null : { code, words };
}

import { foldText } from './fold-text';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Folded words that are usually followed by a number: 'Series 2', 'Seed 2024', 'Top 100'. */
const NUMBERED = words(`
  series serie seed preseed pre runde finanzierungsrunde round tour phase stage etappe etape top batch kick cohort
  kohorte cohorte volee edition ausgabe rang rank rango platz q quartal quarter trimestre h halbjahr semester semestre
  jahr year annee anno en im in seit since depuis dal
`);
/** Folded words for things that are counted: '3 Runden', '12 months'. */
const COUNTED = words(`
  runde runden finanzierungsrunden round rounds tour tours tranche tranchen tranches monat monate monaten month months
  mois mese mesi woche wochen week weeks semaines settimane tag tage tagen day days jours giorni jahr jahre jahren year
  years an ans annee annees anno anni grunder founder founders fondateur fondateurs fondatori investor investors investoren
  investisseur investisseurs investitori deal deals mitarbeiter mitarbeitende fte employees employes dipendenti aktie
  aktien share shares actions azioni business angel angels
`);
/** Folded words for things of which there are many: '500000 Aktien'. */
const COUNTED_IN_MASSES = words(`
  aktie aktien share shares actions azioni mitarbeiter mitarbeitende fte employees employes dipendenti user users nutzer
  kunden customers clients clienti utilisateurs utenti downloads
`);
/** Smallest number that counts as an amount next to such a label. Years never count as amounts. */
const SMALLEST_AMOUNT = 1000;
const YEARS = { first: 1900, last: 2100 };
const WORDS_AND_DIGITS = /\p{L}+|\d+/gu;

/**
 * Returns true for a number that is part of a label or counts something other than money: 'Seed 2024', 'Q3', '3
 * Runden'. Large numbers other than years are amounts, as in 'Seed 500000'.
 * @param text text with one number, without a unit or currency
 */
export function isNumberOfLabel(text: string): boolean {
  const parts: readonly string[] = text.match(WORDS_AND_DIGITS) ?? [];
  const digits = parts.filter((part) => /^\d/.test(part));
  const at = parts.findIndex((part) => /^\d/.test(part));
  const value = Number(digits[0]);
  const after = parts.findLast((part) => /^\d/.test(part));
  if (COUNTED_IN_MASSES.has(foldText(parts[parts.lastIndexOf(after ?? '') + 1]))) return true;
  const isSmall = value < SMALLEST_AMOUNT || (value >= YEARS.first && value <= YEARS.last);
  if (digits.length !== 1 || !isSmall) return false;
  return NUMBERED.has(foldText(parts[at - 1])) || COUNTED.has(foldText(parts[at + 1]));
}

/** Folded words for amounts of another kind than money raised. */
const OTHER_KINDS = words(`
  valuation bewertung valorisation valutazione umsatz revenue revenues fatturato turnover
`);
/** Folded words for money that a company has not raised, and for numbers that are no amount. */
const OTHER_MONEY = words(`
  sucht suchen suchend gesucht braucht benotigt geplant plant angestrebt seeking seeks sought needs needed raising
  planned cherche recherche recherchee prevu prevue cerca cercasi previsto prevista
  stellig stellige stelliger figure figures chiffres cifre
  nicht kein keine not no pas aucun aucune nessun nessuna abgelehnt rejected declined refuse refusee rifiutato abgesagt
  cancelled canceled annule annullato offen pending ausstehend verlust verluste loss losses perte pertes perdita perdite
  schulden debt debts dette dettes debito debiti darlehen kredit loan loans pret credit prestito mutuo
  grant grants prize preisgeld forderbeitrag fordergelder subvention subventions sussidio sovvenzione
  prozent percent cent percento mal fois volte times
`);
/** Longer texts are no amounts. */
const MAX_CHARACTERS = 400;
const PERIOD =
  '(?:monat|month|mois|mese|jahr|year|an|anno|woche|week|tag|day|stunde|hour|runde|round|tour|tranche|aktie|share|action|azione)';
const CURRENCY = String.raw`(?:(?:chf|eur|usd|gbp|fr\.?)\s|[$€£]\s?)?`;
const UPPER = String.raw`bis|bis\szu|max\.?|maximal|maximum|höchstens|under|unter|up\sto|fino\sa|jusqu['’]à`;
const LOWER = String.raw`mind\.?|mindestens|min\.?|über|mehr\sals|more\sthan|over|at\sleast|plus\sde|au\smoins|oltre|più\sdi|almeno|ab`;
/**
 * Patterns of limits, an amount per period or part, an ordinal, and a doubt: '<500k', '2 Mio+', '5000 / Monat', '3rd
 * round', '500k?'.
 */
const LIMITS_AND_RATES = [
  /^\s*[<≤>≥]/u,
  /[\d\p{L}]\s?\+$/u,
  /\?/u,
  new RegExp(String.raw`(?:/|\bpro|\bper|\bpar)\s?${PERIOD}\b`, 'iu'),
  /\bp\.\s?[am]\.?(?!\p{L})/iu,
  new RegExp(String.raw`(?<!\p{L})(?:${UPPER}|${LOWER})\s?${CURRENCY}\d`, 'iu'),
  /\d(?:st|nd|rd|th)\b/iu,
];

/**
 * Returns true for a text whose number is no money that the company raised: 'sucht 2 Mio. CHF', '7-stellig', 'valuation 5
 * Mio', '<500k', '5000 / Monat'.
 */
export function isOfOtherMoney(text: string): boolean {
  if (text.length > MAX_CHARACTERS) return false;
  if (LIMITS_AND_RATES.some((pattern) => pattern.test(text))) return true;
  return hasWordOf(OTHER_MONEY, text) || isOfOtherKind(text);
}

/** Returns true for a text about amounts of another kind, such as revenues and valuations. */
export const isOfOtherKind = (text: string): boolean => hasWordOf(OTHER_KINDS, text);

const hasWordOf = (known: ReadonlySet<string>, text: string): boolean =>
  (text.match(WORDS_AND_DIGITS) ?? []).some((part) => known.has(foldText(part)));

const PRE_SEED = /pre[-\s]seed/gi;
/** Folded words that may accompany an amount without changing it. */
const HARMLESS = words(`
  ca circa zirka rund etwa ungefahr approx approximately about around environ env knapp total insgesamt totale gesamt
  seed preseed series serie round runde finanzierungsrunde tour raised a b c d in
`);

/**
 * Returns true for an amount beside words that may change its meaning, such as 'Budget 500k' and '5 Sterne'.
 * @param isKnown returns true for units and currencies
 */
export const isBesideWords = (cell: string, isKnown: (word: string) => boolean): boolean =>
  (
    cell
      .replace(PRE_SEED, 'Preseed')
      .normalize('NFKC')
      .match(/\p{L}+\p{Sc}?/gu) ?? []
  ).some((word) => !HARMLESS.has(foldText(word)) && !isKnown(word));

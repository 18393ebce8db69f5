import { isOfOtherKind } from './amount-labels';
import { foldText } from './fold-text';
import { MAX_VALUE_CHARACTERS } from './import-cells';
import { CURRENCY_CODES, isPlainWord, LINKS, readWord, withThousandWord } from './parse-amount';

const BRACKETED = /[([{]([^()[\]{}]{1,60})[)\]}]/g;
const BRACKETS = /[()[\]{}]/g;

/**
 * Returns the unit and currency that the header of an amount column contains at its end, at its beginning or in brackets.
 * @returns 'Mio CHF' for 'Betrag (Mio. CHF)', 'Tsd' for 'Funding (in 1000)'; uncertain units and currencies such as 'kr'
 *   are returned too; null if the header contains neither
 */
export function unitOfHeader(header: string): string | null {
  const text = withThousandWord(header.slice(0, MAX_VALUE_CHARACTERS)).replaceAll('_', ' ').normalize('NFKC');
  const bare = wordsOf(text.replace(BRACKETED, ' '));
  const found = [
    ...unitsAtEnd(wordsOf(text.replace(BRACKETS, ' '))),
    ...[...text.matchAll(BRACKETED)].flatMap(([, inside = '']) => unitsInBrackets(wordsOf(inside))),
    ...unitsAtEnd(bare),
    ...unitsAtBeginning(bare),
  ];
  return joinWords(found);
}

/** Joins words, without those that repeat a unit or currency: 'TCHF' for 'TCHF (Tausend Franken)'. */
function joinWords(words: readonly string[]): string | null {
  const seen = new Set<string | number>();
  const kept = words.filter((word) => {
    const { unit, currency } = readWord(word);
    const meanings = [unit, currency].filter((one) => one !== undefined);
    const isNew = meanings.some((one) => (one === 'unsure' ? !seen.has(word) : !seen.has(one)));
    for (const one of meanings) seen.add(one === 'unsure' ? word : one);
    return isNew;
  });
  return kept.length === 0 ? null : kept.join(' ');
}

const WORD_OR_NUMBER = /\p{L}+\p{Sc}?|\p{Sc}|\d+/gu;
const wordsOf = (text: string): string[] => text.match(WORD_OR_NUMBER) ?? [];
const YEAR = /^(?:19|20)\d\d$/;
/** Returns true for a number, which makes the unit behind it part of an amount: 'max. 1 Mio.'. */
const isNumber = (word = ''): boolean => /^\d/.test(word) && !YEAR.test(word);
const isLink = (word: string): boolean => LINKS.has(foldText(word));
const isUnitWord = (word: string): boolean => !isPlainWord(readWord(word));
const isLetter = (word: string): boolean => /^\p{L}$/u.test(word);

/** Returns the number of words before the units at the end: 1 for 'Montant en milliers de francs'. */
function lengthWithoutUnits(words: readonly string[]): number {
  let length = words.length;
  while (length > 0 && (isUnitWord(words[length - 1] ?? '') || isLink(words[length - 1] ?? ''))) length -= 1;
  return length;
}

/** Folded words before a letter that is no unit: 'Series B', 'Klasse K'. */
const LETTERED = new Set(
  'series serie runde round phase batch klasse class typ type kategorie category'.split(' '),
);

function unitsAtEnd(words: readonly string[]): string[] {
  const length = lengthWithoutUnits(words);
  const units = words.slice(length).filter((word) => isUnitWord(word));
  const [only = ''] = units;
  if (isNumber(words[length - 1])) return [];
  const isName = units.length === 1 && isLetter(only) && LETTERED.has(foldText(words[length - 1]));
  return isName || isDoubtfulLetter(units) ? [] : units;
}

/** Single letters that are no clear unit, such as b, may name a round. */
const isDoubtfulLetter = ([only = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && isLetter(only) && readWord(only).unit === 'unsure';

/** Remarks in brackets may contain other words, beside which a single letter is no unit: '(CHF, incl. debt)'. */
function unitsInBrackets(words: readonly string[]): string[] {
  const isOfUnits = words.every((word) => isUnitWord(word) || isLink(word));
  const units = words.filter(
    (word, index) => isUnitWord(word) && (isOfUnits || !isLetter(word)) && !isNumber(words[index - 1]),
  );
  return isDoubtfulLetter(units) ? [] : units;
}

/** Codes of seldom currencies are words at the beginning of a header: 'ALL FUNDING', 'TOP AMOUNT'. */
function unitsAtBeginning(words: readonly string[]): string[] {
  const end = words.findIndex((word) => {
    const { unit, currency } = readWord(word);
    const isCommon = currency === undefined || currency === 'unsure' || CURRENCY_CODES.has(currency);
    return isLetter(word) || !isCommon || (unit === undefined && currency === undefined);
  });
  return words.slice(0, Math.max(end, 0));
}

/** Folded words for the amounts of a table. */
const AMOUNTS = new Set(
  (
    'betrage angaben werte zahlen summen einheit einheiten wahrung wahrungen amounts figures values numbers sums unit ' +
    'units currency montants chiffres valeurs sommes unite unites monnaie devise importi cifre valori somme unita ' +
    'valuta betrag amount montant importo total totale totals summe gesamtsumme sum somme somma'
  ).split(' '),
);
/** Folded words of a clause about the conversion between currencies. */
const RATES = /=|\b(?:kurs|wechselkurs|umrechnungskurs|rate|rates|taux|cambio)\b/i;
const CLAUSES = /[,;()[\]|–—\n]| - /;
const LONGEST_STATEMENT = 200;
/** Marks of a footnote, and words before a statement: '* in TCHF', 'Hinweis: in TCHF'. */
const LEAD = /^[*¹²³†\d).]{0,4}\s?(?:\p{L}{1,12}\s?:)?/u;

/**
 * Returns the unit and currency that a line above or below a table states for its amounts.
 * @param isBelow true for a line below the table, which may also be the name of a company
 * @returns 'TCHF' for 'Alle Beträge in TCHF', 'milliers francs' for 'Montants en milliers de francs'; null for any other
 *   text, also about other amounts such as revenues
 */
export function unitOfStatement(text: string, isBelow = false): string | null {
  if (text.length > LONGEST_STATEMENT || isOfOtherKind(text)) return null;
  const plain = withThousandWord(text).normalize('NFKC');
  const isOfAmounts = wordsOf(plain).some((word) => AMOUNTS.has(foldText(word)));
  const found = plain
    .split(CLAUSES)
    .filter((clause) => !RATES.test(clause))
    .flatMap((clause) => unitsStated(wordsOf(clause.replace(isBelow ? LEAD : '', '')), isOfAmounts, isBelow));
  return joinWords(found);
}

/** Returns the units in a clause: all behind "in" in a text about amounts, otherwise those at its end. */
function unitsStated(words: readonly string[], isOfAmounts: boolean, isBelow: boolean): string[] {
  const end = lengthWithoutUnits(words);
  const units = unitsAfterLink(words, isOfAmounts ? 0 : end);
  const atEnd = words.slice(end).filter((word) => isUnitWord(word));
  if (units.length > 0 && (isOfAmounts || !isBelow || end === 0)) return [...units, ...atEnd];
  const isAlone = end === 0 || AMOUNTS.has(foldText(words[end - 1]));
  const rest = atEnd.filter((word) => !isLetter(word));
  return isAlone && rest.some((word) => isOfAmounts || readWord(word).currency !== undefined) ? rest : [];
}

/** Returns the units of each run that begins with "in" or "en", from an index on. */
function unitsAfterLink(words: readonly string[], from: number): string[] {
  const found: string[] = [];
  let isRun = false;
  for (const word of words.slice(from)) {
    const isIn = ['in', 'en'].includes(word.toLowerCase());
    if (isIn) isRun = true;
    else if (isUnitWord(word) && isRun) found.push(word);
    else if (!isLink(word)) isRun = isUnitWord(word) && isRun;
  }
  return found;
}

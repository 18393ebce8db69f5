import { foldText } from './fold-text';

const LEGAL_FORMS = ['ag', 'sa', 'gmbh', 'sarl', 'sagl', 'ltd', 'inc', 'llc'];

/**
 * Folds a company name for comparisons. It removes punctuation, trademark signs and legal forms, so 'Memo Therapeutics
 * AG' equals 'memo-therapeutics'. A leading legal form is kept: 'AG Solutions' differs from 'Solutions'.
 * @returns '' for a name without letters and digits, which matches no other name
 * Source: product decisions, section 4.
 */
export function foldCompanyName(name: string | null | undefined): string {
  const words = foldText((name ?? '').replace(/[™®©]/g, ' '))
    .replace(/[\p{P}]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return withoutSpelledForm(words)
    .filter((word, index) => index === 0 || !LEGAL_FORMS.includes(word))
    .join(' ');
}

/** Removes a legal form with dots at the end of a name, because 'S.A.' and 'S.à r.l.' fold to single letters. */
function withoutSpelledForm(words: readonly string[]): readonly string[] {
  const letters = words.length - 1 - words.findLastIndex((word) => word.length > 1);
  const spelled = words.slice(words.length - letters).join('');
  const form = LEGAL_FORMS.filter((legal) => spelled.endsWith(legal)).sort((a, b) => b.length - a.length)[0];
  return form === undefined || form.length === words.length
    ? words
    : words.slice(0, words.length - form.length);
}

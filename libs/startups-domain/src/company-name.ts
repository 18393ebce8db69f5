import { foldText } from './fold-text';

const LEGAL_FORMS = ['ag', 'sa', 'gmbh', 'sarl', 'sagl', 'ltd', 'inc', 'llc'];

/**
 * The form in which company names are matched: folded, without punctuation, trade mark
 * signs and legal forms ('Memo Therapeutics AG' and 'memo-therapeutics' are one).
 * A legal form that begins the name stays: 'AG Solutions' and 'Solutions' are two.
 * @returns '' for a name without letters and digits: such a name matches nothing
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

/** Drops a form written with dots: 'S.A.' and 'S.à r.l.' fold into single letters. */
function withoutSpelledForm(words: readonly string[]): readonly string[] {
  const letters = words.length - 1 - words.findLastIndex((word) => word.length > 1);
  const spelled = words.slice(words.length - letters).join('');
  const form = LEGAL_FORMS.filter((legal) => spelled.endsWith(legal)).sort((a, b) => b.length - a.length)[0];
  return form === undefined || form.length === words.length
    ? words
    : words.slice(0, words.length - form.length);
}

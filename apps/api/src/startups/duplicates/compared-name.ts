import { compareCodePoints, foldCompanyName } from '@vaglio/startups-domain';

const wordSet = (words: string) => new Set(words.split(/\s+/).filter((word) => word !== ''));

/**
 * Legal forms in addition to those that curation removes (foldCompanyName). A legal form ends a name and never
 * distinguishes two names.
 */
const LEGAL_FORMS = wordSet(
  `co cie company compagnie corp corporation incorporated limited plc lp llp pte pty kg kgaa ohg gbr ug eg ek se bv nv
  spa srl snc sas sasu sarlu eurl scop sl oy oyj ab aps as doo sro kft zoo`,
);
const WRITTEN_OUT_FORMS = [
  'aktiengesellschaft',
  'gesellschaft mit beschrankter haftung',
  'kommanditgesellschaft',
  'societe anonyme',
  'societe a responsabilite limitee',
  'societa anonima',
  'societa per azioni',
  'societa a garanzia limitata',
  'limited liability company',
  'public limited company',
];
const ARTICLES = wordSet('the der die das le la les l il lo gli');
const CONNECTIVES = wordSet('und and et e +');

/** Generic words of company names, for an industry, a branch or a country. */
const GENERIC = wordSet(
  `holding holdings group gruppe groupe genossenschaft stiftung fondation verein association cooperative
  swiss switzerland schweiz suisse svizzera international global europe
  aerospace analytics bio biosciences bioscience biotech biotechnologies biotechnology chemicals clean cleantech
  diagnostics digital energy energie energia engineering fintech finance foods health healthcare industries innovation
  innovations instruments intelligence lab labs laboratories logistics materials medical medtech mobility networks
  payments pharma pharmaceuticals photonics robotics sciences science sensors software solutions solution studio studios
  systems system tech technologies technology technologie therapeutics ventures water works akustik`,
);

/** Normalized forms of a company name for comparison, without legal forms, articles and connectives. */
export type ComparedName = {
  /** All words of the name, without spaces. */
  whole: string;
  /**
   * Distinctive words without spaces. Generic words are omitted, and umlauts are not spelled with e. If the name has
   * only generic words, all words are included.
   */
  core: string;
  /** Words of `core` as a list. */
  words: readonly string[];
  /** Generic words of the name, sorted and separated by spaces. */
  generic: string;
  /** Words of `core` in alphabetical order, without spaces. */
  sortedCore: string;
  /** All words of the name in alphabetical order, without spaces. */
  sortedWhole: string;
  /** Numbers in the name, separated by spaces. They distinguish models and years. */
  numbers: string;
};

/**
 * Normalizes a company name for comparison.
 * @returns null for a name without letters and digits, because it is similar to no other name
 */
export function comparedName(name: string): ComparedName | null {
  const all = distinctiveWords(foldCompanyName(name));
  if (all.length === 0) return null;
  const own = all.filter((word) => !GENERIC.has(word));
  const words = (own.length > 0 ? own : all).map(withoutSpelledUmlaut);
  const generic = own.length > 0 ? all.filter((word) => GENERIC.has(word)).sort() : [];
  const whole = all.map(withoutSpelledUmlaut).join('');
  return {
    whole,
    core: words.join(''),
    words,
    generic: generic.join(' '),
    sortedCore: sorted(words),
    sortedWhole: sorted([...words, ...generic]),
    numbers: (whole.match(/\d+/g) ?? []).join(' '),
  };
}

/**
 * Returns the words of a folded name without legal forms, connectives and a leading article. At least one word
 * remains.
 */
function distinctiveWords(folded: string): string[] {
  const short = WRITTEN_OUT_FORMS.reduce((name, form) => name.replace(` ${form} `, ' '), `${folded} `);
  const words = joinLetters(short.split(' ').filter((word) => word !== ''));
  const kept = words.filter(
    (word, index) => index === 0 || !(LEGAL_FORMS.has(word) || CONNECTIVES.has(word)),
  );
  return kept.length > 1 && ARTICLES.has(kept[0] ?? '') ? kept.slice(1) : kept;
}

/** Joins consecutive single letters into one word, because 'S.p.A.' folds to single letters. */
function joinLetters(words: readonly string[]): string[] {
  return words.reduce<string[]>((joined, word, index) => {
    const before = words[index - 1];
    if (word.length === 1 && before?.length === 1) joined.push(`${joined.pop()}${word}`);
    else joined.push(word);
    return joined;
  }, []);
}

function sorted(words: readonly string[]): string {
  return [...words].sort(compareCodePoints).join('');
}

/** Removes the e after a, o and u, so that 'hoerklar' equals 'horklar', the folded form of 'hörklar'. */
function withoutSpelledUmlaut(word: string): string {
  return word.replace(/([aou])e/g, '$1');
}

import { compareCodePoints, foldCompanyName } from '@vaglio/startups-domain';

const wordSet = (words: string) => new Set(words.split(/\s+/).filter((word) => word !== ''));

/** Legal forms beside those that curation drops (foldCompanyName). They end a name and never distinguish two names. */
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

/** Words that tell in which industry, branch or country a company is. */
const GENERIC = wordSet(
  `holding holdings group gruppe groupe genossenschaft stiftung fondation verein association cooperative
  swiss switzerland schweiz suisse svizzera international global europe
  aerospace analytics bio biosciences bioscience biotech biotechnologies biotechnology chemicals clean cleantech
  diagnostics digital energy energie energia engineering fintech finance foods health healthcare industries innovation
  innovations instruments intelligence lab labs laboratories logistics materials medical medtech mobility networks
  payments pharma pharmaceuticals photonics robotics sciences science sensors software solutions solution studio studios
  systems system tech technologies technology technologie therapeutics ventures water works akustik`,
);

/** A company name in the forms that likeness compares, without legal forms, articles and connectives. */
export type ComparedName = {
  /** All its words, without blanks. */
  whole: string;
  /** Its own words: without generic ones, blanks and umlauts spelled with e; all words if the name has only generic ones. */
  core: string;
  /** The words of the core. */
  words: readonly string[];
  /** The generic words, sorted, with blanks between them. */
  generic: string;
  /** The words of the core in the order of the alphabet, without blanks. */
  sortedCore: string;
  /** All words in the order of the alphabet, without blanks. */
  sortedWhole: string;
  /** Its numbers, with blanks between them: they name models and years, not spellings. */
  numbers: string;
};

/**
 * Takes a name apart for comparison.
 * @returns null for a name without letters and digits, which is like no other
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

/** The words of a folded name without legal forms, connectives and a leading article; never none of several. */
function distinctiveWords(folded: string): string[] {
  const short = WRITTEN_OUT_FORMS.reduce((name, form) => name.replace(` ${form} `, ' '), `${folded} `);
  const words = joinLetters(short.split(' ').filter((word) => word !== ''));
  const kept = words.filter(
    (word, index) => index === 0 || !(LEGAL_FORMS.has(word) || CONNECTIVES.has(word)),
  );
  return kept.length > 1 && ARTICLES.has(kept[0] ?? '') ? kept.slice(1) : kept;
}

/** 'S.p.A.' folds to single letters: letters in a row are one word. */
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

/** 'hoerklar' and 'hörklar', which folds to 'horklar', are one. */
function withoutSpelledUmlaut(word: string): string {
  return word.replace(/([aou])e/g, '$1');
}

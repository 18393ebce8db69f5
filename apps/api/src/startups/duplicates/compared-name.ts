import { compareCodePoints, foldCompanyName } from '@vaglio/startups-domain';

/** Legal forms that curation keeps apart, and words that say in which branch or country a company is. */
const GENERIC = new Set(
  `se plc bv nv corp corporation co company limited incorporated kg ohg ug eg srl spa sas gbr holding holdings group
  gruppe groupe genossenschaft stiftung fondation verein association cooperative
  swiss switzerland schweiz suisse svizzera international global europe
  aerospace analytics bio biosciences bioscience biotech biotechnologies biotechnology chemicals clean cleantech
  diagnostics digital energy energie energia engineering fintech finance foods health healthcare industries innovation
  innovations instruments intelligence lab labs laboratories logistics materials medical medtech mobility networks
  payments pharma pharmaceuticals photonics robotics sciences science sensors software solutions solution studio studios
  systems system tech technologies technology technologie therapeutics ventures water works akustik`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** A company name as likeness sees it. */
export type ComparedName = {
  /** All its words, without blanks. */
  whole: string;
  /** What is its own: without generic words, blanks and umlauts spelled with e; the whole where nothing else is left. */
  core: string;
  /** The words of the core. */
  words: readonly string[];
  /** The generic words, sorted, with blanks between them. */
  generic: string;
  /** The words of the core in the order of the alphabet, without blanks. */
  sortedCore: string;
  /** The same of all words. */
  sortedWhole: string;
  /** Its numbers, with blanks between them: they name models and years, not spellings. */
  numbers: string;
};

/**
 * Takes a name apart for comparison.
 * @returns null for a name without letters and digits, which is like no other
 */
export function comparedName(name: string): ComparedName | null {
  const all = foldCompanyName(name)
    .split(' ')
    .filter((word) => word !== '');
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

function sorted(words: readonly string[]): string {
  return [...words].sort(compareCodePoints).join('');
}

/** 'hoerklar' and 'hörklar', which folds to 'horklar', are one. */
function withoutSpelledUmlaut(word: string): string {
  return word.replace(/([aou])e/g, '$1');
}

import { foldCompanyName } from '@vaglio/startups-domain';

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
  /** The generic words, sorted. */
  generic: readonly string[];
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
  return {
    whole: all.map(withoutSpelledUmlaut).join(''),
    core: words.join(''),
    words,
    generic: own.length > 0 ? all.filter((word) => GENERIC.has(word)).sort() : [],
  };
}

/** 'hoerklar' and 'hörklar', which folds to 'horklar', are one. */
function withoutSpelledUmlaut(word: string): string {
  return word.replace(/([aou])e/g, '$1');
}

import { comparedName, type ComparedName } from './compared-name';
import { spellingDistance } from './spelling-distance';

/** Similarity of two names that differ only in additional generic words: 'Lemantis' and 'Lemantis Therapeutics'. */
const WITHOUT_GENERIC = 0.94;
/** Similarity of two names with different generic words: 'Nova Robotics' and 'Nova Water' may be two companies. */
const OTHER_GENERIC = 0.7;
/**
 * Similarity of two names if the distinctive words of the longer name begin with all distinctive words of the other.
 */
const LONGER = 0.86;
const LEAST_CORE = 4;
/** Similarity of two long names that differ by one letter, which is probably a typing error. */
const SLIP = 0.92;
const SLIP_LETTERS = 6;

/**
 * Returns the similarity of two company names from 0 to 1. It is 1 if only accents, the legal form or the order of
 * words differ. It is 0 for names with different numbers ('Kick 2', 'Kick 3') and for names without letters and
 * digits.
 */
export function nameLikeness(a: string, b: string): number {
  const [first, second] = [comparedName(a), comparedName(b)];
  return first && second ? likenessOf(first, second) : 0;
}

export function likenessOf(a: ComparedName, b: ComparedName): number {
  if (a.whole === b.whole || a.sortedWhole === b.sortedWhole) return 1;
  if (a.numbers !== b.numbers) return 0;
  const isSorted = a.core === a.sortedCore && b.core === b.sortedCore;
  const spelled = Math.max(spellingOf(a.core, b.core), isSorted ? 0 : spellingOf(a.sortedCore, b.sortedCore));
  const begun = beginsWith(a, b) || beginsWith(b, a) ? LONGER : 0;
  return Number((Math.max(spelled, begun) * genericFactor(a, b)).toFixed(2));
}

/** Returns the similarity of two spellings. It is 0 for different short names, because every letter matters in them. */
function spellingOf(a: string, b: string): number {
  if (a === b) return 1;
  const longest = Math.max(a.length, b.length);
  if (Math.min(a.length, b.length) < LEAST_CORE) return 0;
  const letters = spellingDistance(a, b);
  return Math.max(1 - letters / longest, letters === 1 && longest >= SLIP_LETTERS ? SLIP : 0);
}

function beginsWith(a: ComparedName, b: ComparedName): boolean {
  return (
    b.words.length < a.words.length &&
    b.core.length >= LEAST_CORE &&
    b.words.every((word, index) => a.words[index] === word)
  );
}

function genericFactor(a: ComparedName, b: ComparedName): number {
  if (a.generic === b.generic) return 1;
  return a.generic === '' || b.generic === '' ? WITHOUT_GENERIC : OTHER_GENERIC;
}

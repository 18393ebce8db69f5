import { comparedName, type ComparedName } from './compared-name';
import { spellingDistance } from './spelling-distance';

/** One of them lacks the generic words of the other: 'Lemantis' and 'Lemantis Therapeutics'. */
const WITHOUT_GENERIC = 0.94;
/** Each has its own: 'Nova Robotics' and 'Nova Water' may be two. */
const OTHER_GENERIC = 0.7;
/** One core begins with all the words of the other. */
const LONGER = 0.86;
const LEAST_CORE = 4;
/** One wrong letter in a name of some length is a slip. */
const SLIP = 0.92;
const SLIP_LETTERS = 6;

/**
 * How alike two company names are, 0 to 1; 1 when they differ in accents, legal form or the order of words alone.
 * Names whose numbers differ ('Kick 2', 'Kick 3') are not alike, and neither are names without letters and digits.
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

/** Short names of a few letters differ by every letter. */
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

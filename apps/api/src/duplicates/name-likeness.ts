import { compareCodePoints } from '@vaglio/startups-domain';
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
  if (a.whole === b.whole || inOrder(a) === inOrder(b)) return 1;
  if (numbersOf(a) !== numbersOf(b)) return 0;
  const spelled = Math.max(spellingOf(a.core, b.core), spellingOf(sorted(a.words), sorted(b.words)));
  const begun = beginsWith(a, b) || beginsWith(b, a) ? LONGER : 0;
  return Number((Math.max(spelled, begun) * genericFactor(a, b)).toFixed(2));
}

function inOrder({ words, generic }: ComparedName): string {
  return sorted([...words, ...generic]);
}

function sorted(words: readonly string[]): string {
  return [...words].sort(compareCodePoints).join('');
}

/** Numbers name models and years, not spellings. */
function numbersOf({ whole }: ComparedName): string {
  return (whole.match(/\d+/g) ?? []).join(' ');
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
  const [one, other] = [a.generic.join(' '), b.generic.join(' ')];
  if (one === other) return 1;
  return one === '' || other === '' ? WITHOUT_GENERIC : OTHER_GENERIC;
}

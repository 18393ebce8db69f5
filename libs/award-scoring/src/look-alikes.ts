import { compareCodePoints, foldText } from '@vaglio/startups-domain';
import type { ScoringParameter } from './ledger';

/** Words that say no more than that it is an award. */
const FILLERS = new Set('award awards prize prix preis premio the of de la le der die das'.split(' '));
/** Below it two names have hardly more than a word in common. */
const MIN_LIKENESS = 0.55;
/** A name of the same words is certain enough to be chosen beforehand. */
const CERTAIN = 0.95;

type Named = Pick<ScoringParameter, 'parameterID' | 'parameterName'>;

/**
 * The parameters that an award may mean by another name: 'w.a. de vigier' may be 'w.a. de vigier award'.
 * Names whose numbers differ ('Venture Kick 1', 'Venture Kick 2') are never alike.
 * @param most how many at most
 * @returns the likest first, each with its likeness from 0.55 to 1
 */
export function lookAlikes<P extends Named>(
  award: string,
  parameters: readonly P[],
  most: number,
): { parameter: P; likeness: number }[] {
  const words = wordsOf(award);
  return parameters
    .map((parameter) => ({ parameter, likeness: likenessOf(words, wordsOf(parameter.parameterName)) }))
    .filter(({ likeness }) => likeness >= MIN_LIKENESS)
    .sort(
      (a, b) =>
        b.likeness - a.likeness || compareCodePoints(a.parameter.parameterName, b.parameter.parameterName),
    )
    .slice(0, most);
}

/** The only one of look-alikes that is surely meant; null where a person has to choose, or there is none. */
export function surelyMeant<A extends { likeness: number }>(alike: readonly A[]): A | null {
  const certain = alike.filter(({ likeness }) => likeness >= CERTAIN);
  const [first, another] = certain.length > 0 ? certain : alike;
  return another === undefined ? (first ?? null) : null;
}

function wordsOf(name: string): string[] {
  const words = foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const specific = words.filter((word) => !FILLERS.has(word));
  return specific.length > 0 ? specific : words;
}

function likenessOf(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return 0;
  const [numbers, others] = [one, other].map((words) => words.filter((word) => /^\d+$/.test(word)).join(' '));
  if (numbers !== '' && others !== '' && numbers !== others) return 0;
  const shared = shareOf(one, other);
  const spelled = shareOf(pairsOf(one.join('')), pairsOf(other.join('')));
  return Number(Math.max(shared, spelled).toFixed(2));
}

/** Sørensen–Dice coefficient of two bags: twice what they share by what they hold. */
function shareOf(one: readonly string[], other: readonly string[]): number {
  const rest = [...other];
  const shared = one.filter((part) => {
    const place = rest.indexOf(part);
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  });
  return (2 * shared.length) / (one.length + other.length);
}

function pairsOf(text: string): string[] {
  const letters = [...text];
  return letters.length < 2 ? letters : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

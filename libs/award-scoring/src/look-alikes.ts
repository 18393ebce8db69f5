import { compareCodePoints, foldText } from '@vaglio/startups-domain';
import type { ScoringParameter } from './ledger';

/** Words that do not distinguish awards from each other. */
const FILLERS = new Set('award awards prize prix preis premio the of de la le der die das'.split(' '));
/** Minimum similarity of two names. Less similar names have hardly more than a word in common. */
const MIN_LIKENESS = 0.55;
/** Minimum similarity at which a parameter is preselected. */
const CERTAIN = 0.95;

type Named = Pick<ScoringParameter, 'parameterID' | 'parameterName'>;

/**
 * Returns the parameters whose names are similar to an award, such as 'w.a. de vigier' and 'w.a. de vigier award'.
 * Names with different numbers ('Venture Kick 1', 'Venture Kick 2') are never similar.
 * @param most maximum number of results
 * @returns parameters with their similarity from 0.55 to 1, most similar first
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

/** Returns the result that is certain, or null if there is no such result or the user must choose. */
export function certainLookAlike<A extends { likeness: number }>(alike: readonly A[]): A | null {
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

/** Returns the Sørensen–Dice coefficient of two multisets, from 0 to 1. */
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

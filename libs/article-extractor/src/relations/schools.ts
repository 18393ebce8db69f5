import { oneOf } from '../one-of';
import type { Fact } from './fact';

const POLYTECHNIC = String.raw`(?:polytechni\w*|politecnico|institute? of technology)(?: federale?)?(?: (?:in|de|di|of))?`;
const OF_LAUSANNE = [
  String.raw`\bepfl\b|\b(?:eth|epf) lausanne\b|dortige\w* (?:eth|epf)`,
  `${POLYTECHNIC} l[ao]usann`,
];
const OF_ZURICH = [String.raw`(?<!dortigen )\bethz?\b(?! lausanne)`, `${POLYTECHNIC} zur`];
const UNIVERSITIES = String.raw`\buniversi|\buni\b|\buzh\b|\bunige\b|\bhsg\b|fachhochschule|\bsupsi\b|\busi\b`;
const INSTITUTES = String.raw`\bhes so\b|\bfhnw\b|\bheig\b|\bempa\b|\bpsi\b|\bchuv\b|spital|\bior\b|\bcsem\b|\bcern\b`;
const SCHOOLS: readonly (readonly [string, RegExp])[] = [
  ['epfl', new RegExp(oneOf(...OF_LAUSANNE), 'g')],
  ['eth', new RegExp(oneOf(...OF_ZURICH), 'g')],
  ['other', new RegExp(oneOf(UNIVERSITIES, INSTITUTES), 'g')],
  ['school', /\b(?:ecole|hochschule|school|ateneo)\b/g],
];

/** Maximum number of characters between 'spin-off' and the university name that count as near. */
const NEAR = 30;
const NAMES = ['own', 'own far', 'rival', 'rival far', 'other', 'other far', 'school', 'school far'];

/** Features of a fact for which universities are irrelevant. */
export const NO_SCHOOL: Pick<Fact, 'own' | 'numbers'> = { own: [], numbers: [-1, -1] };

/**
 * Returns features for the universities in a sentence about a spin-off, relative to the university of an award.
 * @param text folded text
 * @param at position of 'spin-off'
 * @returns null if the spin-off belongs to another university
 */
export function schoolFor(text: string, at: number, award: string): Pick<Fact, 'own' | 'numbers'> | null {
  const wanted = award.startsWith('epfl') ? 'epfl' : 'eth';
  const near = SCHOOLS.flatMap(([school, pattern]) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ school, gap: Math.abs(index - at) })),
  )
    .sort((a, b) => a.gap - b.gap)
    .map(({ school, gap }) => `${nameFrom(school, wanted)}${gap < NEAR ? '' : ' far'}`);
  const [first = 'none', second = 'none'] = near;
  const isOwn = near.some((each) => each.startsWith('own') || each.startsWith('school'));
  if (first === 'rival' || first === 'other' || (near.length > 0 && !isOwn)) return null;
  return {
    own: [`school=${first}`, `schools=${first} ${second}`],
    numbers: [NAMES.indexOf(first), NAMES.indexOf(second)],
  };
}

const nameFrom = (school: string, wanted: string): string =>
  school === wanted ? 'own' : school === 'eth' || school === 'epfl' ? 'rival' : school;

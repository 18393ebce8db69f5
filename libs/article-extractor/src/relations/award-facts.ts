import { foldText } from '@vaglio/startups-domain';
import { awardPatterns, callsSpinOff } from '../award-names';
import { oneOf } from '../one-of';
import type { Fact } from './fact';
import type { TokenRange } from './mention';
import type { Scene } from './scene';
import { NO_SCHOOL, schoolFor } from './schools';
import { ventureKickStage } from './venture-kick';

/** Passage as folded words, with the token of each word. */
interface Passage extends TokenRange {
  readonly line: number;
  readonly text: string;
  /** Position in `text` and token index of each word. */
  readonly words: readonly (readonly [number, number])[];
}

/** Pattern of folded words for finalists, who have not won. */
const FINALISTS = String.raw`(?:halb|demi |semi ?)?finalist\w*|im final|en finale|in the final(?! (?:stage|phase|round))`;
const NOMINEES = String.raw`nomin(?:e|i|at)\w*|shortlist\w*|short list\w*`;
const APPLICANTS = String.raw`[ck]andidat\w*|anwarter\w*|bewerb\w*|beworben|postul\w*|appl(?:y|ied|ications?)`;
const NOT_WON = new RegExp(String.raw`\b${oneOf(FINALISTS, NOMINEES, APPLICANTS)}\b`);

/** Patterns for the kinds of award phrases: prizes, university labels, rankings and stages. */
const FORMS: readonly (readonly [string, RegExp])[] = [
  ['spin-off', /spin off/],
  ['kick', /^venture kick/],
  ['list', /^(?:top|venture leaders)/],
  ['prize', /./],
];
const FORM_NAMES = FORMS.map(([name]) => name);
const formOf = (award: string): string => FORMS.find(([, pattern]) => pattern.test(award))?.[0] ?? 'prize';

/** Scopes that may contain the other words of an award phrase, from nearest to farthest. */
const SCOPES = ['sentence', 'line', 'title', 'article'];

/**
 * Returns all possible mentions of the given awards. Each mention records the words of the usual phrase that are
 * missing nearby.
 */
export function awardFacts(scene: Scene, awards: readonly string[]): Fact[] {
  const passages = scene.sentences.map((range) => passageOf(scene, range));
  const lines = new Map<number, string>();
  for (const { line, text } of passages) lines.set(line, `${lines.get(line) ?? ''} ${text}`);
  const article = { passages, lines, all: [...lines.values()].join(' ') };
  return awards.flatMap((award) => {
    const folded = foldText(award);
    const stage = /^venture kick (\d)/.exec(folded)?.[1];
    return stage === undefined ? namedFacts(article, award, folded) : kickFacts(article, award, stage);
  });
}

interface Passages {
  readonly passages: readonly Passage[];
  readonly lines: ReadonlyMap<number, string>;
  readonly all: string;
}

function namedFacts({ passages, lines, all }: Passages, award: string, folded: string): Fact[] {
  const family = awardPatterns(folded);
  const patterns = family.length > 0 ? family : [literal(folded)];
  const names = (text: string): boolean => patterns.every((pattern) => pattern.test(text));
  const particular = patterns[patterns.length - 1];
  if (particular === undefined || !names(all)) return [];
  const form = formOf(folded);
  const lineNames = new Map<number, boolean>();
  const isTitled = names(lines.get(0) ?? '');
  return passages.flatMap((passage) => {
    const match = particular.exec(passage.text);
    if (match === null || (form !== 'spin-off' && NOT_WON.test(passage.text))) return [];
    const { line } = passage;
    if (!lineNames.has(line)) lineNames.set(line, names(lines.get(line) ?? ''));
    const near = [names(passage.text), lineNames.get(line) === true, isTitled, true].indexOf(true);
    const school = form === 'spin-off' ? schoolFor(passage.text, match.index, folded) : NO_SCHOOL;
    if (school === null) return [];
    const isCalled = form !== 'spin-off' || callsSpinOff(passage.text);
    return [
      factOf(award, passage, match.index, match[0].length, {
        own: [`scope=${SCOPES[near]} ${form}`, `called=${isCalled}`, ...school.own],
        numbers: [FORM_NAMES.indexOf(form), near, ...school.numbers, isCalled ? 1 : 0],
      }),
    ];
  });
}

/** Returns the mentions of a programme stage in a line that names the programme, or in the next line. */
function kickFacts({ passages, lines }: Passages, award: string, stage: string): Fact[] {
  const isKick = (text: string | undefined): boolean => /venture ?kick/.test(text ?? '');
  const kickLines = new Set([...lines].flatMap(([line, text]) => (isKick(text) ? [line, line + 1] : [])));
  return passages.flatMap((passage) => {
    const found = kickLines.has(passage.line) ? ventureKickStage(passage.text) : null;
    if (found?.stage !== stage) return [];
    const near = isKick(passage.text) ? 0 : 1;
    return [
      factOf(award, passage, found.start, 4, {
        own: [`scope=${SCOPES[near]} kick`],
        numbers: [FORM_NAMES.indexOf('kick'), near, ...NO_SCHOOL.numbers, 1],
      }),
    ];
  });
}

function factOf(
  award: string,
  passage: Passage,
  start: number,
  length: number,
  { own, numbers }: Pick<Fact, 'own' | 'numbers'>,
): Fact {
  const inside = passage.words.filter(([at], index) => {
    const next = passage.words[index + 1]?.[0] ?? Infinity;
    return next > start && at < start + length;
  });
  const [first, last] = [inside[0]?.[1] ?? passage.from, inside.at(-1)?.[1] ?? passage.from];
  return {
    field: 'award',
    value: award,
    from: first,
    to: last + 1,
    own: [`award=${formOf(foldText(award))}`, `words=${passage.text.slice(start, start + 12)}`, ...own],
    numbers,
  };
}

function passageOf({ reading }: Scene, { from, to }: TokenRange): Passage {
  let text = '';
  const words: [number, number][] = [];
  for (let at = from; at < to; at += 1) {
    const word = (reading.folded[at] ?? '').replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
    if (word === '') continue;
    if (text !== '') text += ' ';
    words.push([text.length, at]);
    text += word;
  }
  return { from, to, line: reading.tokens[from]?.line ?? 0, text, words };
}

const literal = (award: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${award.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}(?![\\p{L}\\p{N}])`, 'u');

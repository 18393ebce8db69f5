import { oneOf } from '../one-of';

/** A stretch of the article; `start` and `end` count UTF-16 units of the article's text. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

let segmenter: Intl.Segmenter | undefined;
/** Abbreviations: their full stop ends no sentence. */
const SHORTENED = 'Mio|Mrd|Dr|Prof|Nr|ca|St|bzw|resp|inkl|Ltd|Inc|M|Mr|Mme|etc';
const LETTER = String.raw`z|d|u|i|h|B|C|W|A|\p{Lu}`;
const ABBREVIATION = new RegExp(String.raw`(?:\b${oneOf(SHORTENED, LETTER)}\.|\d\.)\s*$`, 'u');

/** An abbreviation and the blanks behind it, in UTF-16 units. */
const ABBREVIATION_REACH = 20;
/** From here on an abbreviation ends a sentence too, in UTF-16 units. */
const LONGEST_SENTENCE = 1_000;

/** Sentences in order; a line break always ends one. Trimmed, none empty. */
export function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(/[^\n\r]+/g)].flatMap((line) => sentencesOfLine(line[0], line.index));
}

function sentencesOfLine(line: string, offset: number): Sentence[] {
  const pieces: { start: number; end: number }[] = [];
  segmenter ??= new Intl.Segmenter('de-CH', { granularity: 'sentence' });
  for (const { segment, index } of segmenter.segment(line)) {
    const last = pieces.at(-1);
    const isContinued =
      last !== undefined &&
      last.end - last.start < LONGEST_SENTENCE &&
      ABBREVIATION.test(line.slice(Math.max(last.start, last.end - ABBREVIATION_REACH), last.end));
    if (isContinued) last.end = index + segment.length;
    else pieces.push({ start: index, end: index + segment.length });
  }
  return pieces.flatMap(({ start, end }) => {
    const raw = line.slice(start, end);
    const text = raw.trim();
    const from = offset + start + (raw.length - raw.trimStart().length);
    return text === '' ? [] : [{ text, start: from, end: from + text.length }];
  });
}

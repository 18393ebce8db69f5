import { oneOf } from '../one-of';

/** Sentence of an article. `start` and `end` are UTF-16 offsets in the article text. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

let segmenter: Intl.Segmenter | undefined;
/** Abbreviations whose full stop does not end a sentence. */
const SHORTENED = 'Mio|Mrd|Dr|Prof|Nr|ca|St|bzw|resp|inkl|Ltd|Inc|M|Mr|Mme|etc';
const LETTER = String.raw`z|d|u|i|h|B|C|W|A|\p{Lu}`;
const ABBREVIATION = new RegExp(String.raw`(?:\b${oneOf(SHORTENED, LETTER)}\.|\d\.)\s*$`, 'u');

/** Maximum length of an abbreviation including the blanks after it, in UTF-16 units. */
const ABBREVIATION_REACH = 20;
/** Length in UTF-16 units from which the full stop of an abbreviation also ends a sentence. */
const LONGEST_SENTENCE = 1_000;

/** Returns the trimmed, non-empty sentences of a text in order. A line break always ends a sentence. */
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

import type { Reading } from '../learned/reading';
import { CUE_NAMES, cuesOf } from './cue-words';
import type { Mention, TokenRange } from './mention';
import { mentionIndex, type MentionIndex } from './mention-index';
import { mentionsIn } from './mentions';
import { zonesOf } from './zones';

/** An article with the companies that its facts may belong to. */
export interface Scene {
  readonly reading: Reading;
  /** Their names. */
  readonly companies: readonly string[];
  readonly sentences: readonly TokenRange[];
  /** For each token the number of its sentence. */
  readonly sentenceOf: Int32Array;
  /** In the order of the text. */
  readonly mentions: readonly Mention[];
  /** The mentions of each company, in the order of the text. */
  readonly mentionsOf: readonly (readonly Mention[])[];
  readonly index: MentionIndex;
  /** For each token the company that is named there, or -1. */
  readonly companyAt: Int32Array;
  /** For each token the families of words it belongs to. */
  readonly cues: readonly (readonly string[])[];
  /** For each family how many words of the article belong to it, in a thousand. */
  readonly cueShares: readonly number[];
  /** The families that the title has words of. */
  readonly titleCues: ReadonlySet<string>;
  /** For each token the companies that its part of the sentence is about. */
  readonly zones: readonly (readonly number[])[];
}

/** Finds sentences, mentions and words that say what an article is about. @param companies names, as the text spells them */
export function sceneOf(reading: Reading, companies: readonly string[]): Scene {
  const { sentences, sentenceOf } = sentencesOf(reading);
  const companyAt = new Int32Array(reading.tokens.length).fill(-1);
  const mentions = mentionsIn(reading, companies, companyAt);
  const mentionsOf = companies.map((_, company) => mentions.filter((each) => each.company === company));
  const cues = cuesIn(reading);
  const titleEnd = reading.tokens.findIndex(({ line }) => line > 0);
  return {
    reading,
    companies,
    sentences,
    sentenceOf,
    mentions,
    mentionsOf,
    index: mentionIndex(reading, sentenceOf, mentions, mentionsOf),
    companyAt,
    cues,
    cueShares: sharesOf(cues),
    titleCues: new Set(cues.slice(0, Math.max(0, titleEnd)).flat()),
    zones: zonesOf(reading, sentences, mentions),
  };
}

const NONE: readonly string[] = [];
const ENDS = new Set(['.', '!', '?', '…', ';', '•']);

function sentencesOf({ tokens }: Reading): { sentences: TokenRange[]; sentenceOf: Int32Array } {
  const sentences: TokenRange[] = [];
  const sentenceOf = new Int32Array(tokens.length);
  let from = 0;
  for (let at = 1; at <= tokens.length; at += 1) {
    const [token, before] = [tokens[at], tokens[at - 1]];
    const isInside =
      token !== undefined && token.line === before?.line && !(token.first && ENDS.has(before.text));
    if (isInside) continue;
    sentenceOf.fill(sentences.length, from, at);
    sentences.push({ from, to: at });
    from = at;
  }
  return { sentences, sentenceOf };
}

function cuesIn({ tokens, folded }: Reading): (readonly string[])[] {
  const known = new Map<string, readonly string[]>();
  return tokens.map(({ text }, at) => {
    const word = folded[at] ?? '';
    const cues = known.get(word) ?? (/\p{L}/u.test(text) ? cuesOf(word) : NONE);
    known.set(word, cues);
    return cues;
  });
}

function sharesOf(cues: Scene['cues']): number[] {
  const counts = new Map<string, number>();
  for (const own of cues) for (const cue of own) counts.set(cue, (counts.get(cue) ?? 0) + 1);
  return CUE_NAMES.map((name) => ((counts.get(name) ?? 0) * 1000) / Math.max(1, cues.length));
}

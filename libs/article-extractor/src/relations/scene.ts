import type { Reading } from '../learned/reading';
import { CUE_NAMES, cuesOf } from './cue-words';
import type { Mention, TokenRange } from './mention';
import { mentionIndex, type MentionIndex } from './mention-index';
import { mentionsIn } from './mentions';
import { zonesOf } from './zones';

/** Article with the companies to which its facts may belong. */
export interface Scene {
  readonly reading: Reading;
  /** Names of the companies in the article. */
  readonly companies: readonly string[];
  readonly sentences: readonly TokenRange[];
  /** Index of the sentence that contains each token. */
  readonly sentenceOf: Int32Array;
  /** Mentions of all companies in text order. */
  readonly mentions: readonly Mention[];
  /** Mentions of each company in text order. */
  readonly mentionsOf: readonly (readonly Mention[])[];
  readonly index: MentionIndex;
  /** Index of the company that each token names, or -1. */
  readonly companyAt: Int32Array;
  /** Cue families of the word at each token. */
  readonly cues: readonly (readonly string[])[];
  /** Frequency of each cue family, in words per thousand words of the article. */
  readonly cueShares: readonly number[];
  /** Cue families of the words in the title. */
  readonly titleCues: ReadonlySet<string>;
  /** Companies that the text part around each token describes. */
  readonly zones: readonly (readonly number[])[];
}

/**
 * Returns a scene with the sentences, mentions and cue words of an article.
 * @param companies company names in the article's spelling
 */
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

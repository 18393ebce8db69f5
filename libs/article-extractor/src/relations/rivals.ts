import type { Fact } from './fact';
import { countBefore, gapBetween } from './mention-index';
import type { Mention } from './mention';
import type { Scene } from './scene';

/** Facts of one field in an article, in text order. */
export interface Peers {
  readonly facts: readonly Fact[];
  /** Frequency of each value in the article. */
  readonly counts: ReadonlyMap<string, number>;
  /** Values that the title states. */
  readonly titled: ReadonlySet<string>;
  /** Number of distinct values in each sentence. */
  readonly perSentence: ReadonlyMap<number, number>;
}

/** Number of facts on each side of a mention that are compared. */
const COMPARED = 8;

export function peersOf({ reading, sentenceOf }: Scene, facts: readonly Fact[]): Peers {
  const counts = new Map<string, number>();
  const values = new Map<number, Set<string>>();
  for (const { value, from } of facts) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
    const sentence = sentenceOf[from] ?? 0;
    values.set(sentence, (values.get(sentence) ?? new Set()).add(value));
  }
  return {
    facts: [...facts].sort((a, b) => a.from - b.from),
    counts,
    titled: new Set(facts.filter(({ from }) => reading.tokens[from]?.line === 0).map(({ value }) => value)),
    perSentence: new Map([...values].map(([sentence, own]) => [sentence, own.size])),
  };
}

/**
 * Returns the number of facts with other values that are nearer to the mention. `between` counts those on the same side
 * as the fact.
 */
export function rivalsOf(peers: Peers, fact: Fact, mention: Mention): { nearer: number; between: number } {
  const gap = gapBetween(fact, mention);
  const at = countBefore(peers.facts, mention.from);
  const nearer = peers.facts
    .slice(Math.max(0, at - COMPARED), at + COMPARED)
    .filter((other) => other.value !== fact.value && gapBetween(other, mention) < gap);
  const isBefore = fact.from < mention.from;
  return {
    nearer: nearer.length,
    between: nearer.filter(({ from }) => from < mention.from === isBefore).length,
  };
}

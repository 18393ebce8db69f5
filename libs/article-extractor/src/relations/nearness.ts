import type { Fact } from './fact';
import { gapBetween } from './mention-index';
import { rivalsOf, type Peers } from './rivals';
import type { Mention } from './mention';
import type { Scene } from './scene';

/** Position of a fact relative to a company. */
export interface Nearness {
  /**
   * Mention in the sentence of the fact, otherwise the last mention before the fact in the line, otherwise the nearest
   * mention; null if the text never names the company.
   */
  readonly mention: Mention | null;
  /** Position in words, such as "clause before", "line after 2" or "title". */
  readonly place: string;
  readonly isBefore: boolean;
  /** Distance in tokens between the fact and the mention. */
  readonly gap: number;
  readonly zone: Zone;
  /** Number of other companies that are nearer to the fact. `between` is the number of mentions in between. */
  readonly nearer: number;
  readonly between: number;
  /**
   * Number of other companies in the sentence. The next two fields count other companies in the line and in the title.
   */
  readonly others: number;
  readonly othersInLine: number;
  readonly othersInTitle: number;
  readonly inSentence: number;
  readonly isLast: boolean;
  readonly isFirstMentioned: boolean;
  readonly isInTitle: boolean;
  readonly isFirstOfLine: boolean;
  /** Share of this company in all mentions. */
  readonly share: number;
  /** Number of names between the mention and the fact that are neither common words nor company names. */
  readonly names: number;
  /**
   * Frequency of the value. The next fields state whether the title contains the value, and count the values in the
   * article and in the sentence.
   */
  readonly said: number;
  readonly isValueInTitle: boolean;
  readonly values: number;
  readonly here: number;
  readonly rivals: { readonly nearer: number; readonly between: number };
}

/** Relations of a fact to the text part that describes a company. */
export const ZONES = [
  'own',
  'own, shared',
  'own line',
  'own line after',
  'nobody',
  'line of others',
  'of another',
] as const;
type Zone = (typeof ZONES)[number];

/** Maximum distance in tokens. It also applies to a company that the text never names. */
const NO_GAP = 400;

export function nearnessOf(scene: Scene, fact: Fact, company: number, peers: Peers): Nearness {
  const { index, reading, sentenceOf, mentionsOf, mentions, companies } = scene;
  const sentence = sentenceOf[fact.from] ?? 0;
  const line = reading.tokens[fact.from]?.line ?? 0;
  const nearest = index.nearest(company, fact);
  const mention = nearest === null ? null : mentionFor(scene, fact, company, nearest);
  const gap = mention === null ? NO_GAP : Math.min(NO_GAP, gapBetween(fact, mention));
  const [here, inLine, inTitle] = [index.inSentence(sentence), index.inLine(line), index.inLine(0)];
  const others = (list: readonly number[]) => list.length - (list.includes(company) ? 1 : 0);
  const last = index.lastBefore(fact.from);
  return {
    mention,
    place: mention === null ? 'none' : placeOf(scene, fact, mention),
    isBefore: mention !== null && mention.from < fact.from,
    gap,
    zone: zoneAt(scene, fact, company, here.length, inLine),
    nearer: companies.filter((_, other) => {
      const its = other === company ? null : index.nearest(other, fact);
      return its !== null && gapBetween(fact, its) < gap;
    }).length,
    between:
      mention === null
        ? NO_GAP
        : Math.max(
            0,
            Math.abs(index.countBefore(fact.from) - index.countBefore(mention.from)) -
              (mention.from < fact.from ? 1 : 0),
          ),
    others: others(here),
    othersInLine: others(inLine),
    othersInTitle: others(inTitle),
    inSentence: index.countInSentence(sentence),
    isLast: last?.company === company,
    isFirstMentioned: last === undefined,
    isInTitle: inTitle.includes(company),
    isFirstOfLine: inLine[0] === company,
    share: (mentionsOf[company]?.length ?? 0) / Math.max(1, mentions.length),
    names: mention === null ? 0 : namesBetween(scene, fact, mention),
    said: peers.counts.get(fact.value) ?? 1,
    isValueInTitle: peers.titled.has(fact.value),
    values: peers.counts.size,
    here: peers.perSentence.get(sentence) ?? 1,
    rivals: mention === null ? { nearer: 0, between: 0 } : rivalsOf(peers, fact, mention),
  };
}

function mentionFor(
  { index, reading: { tokens }, sentenceOf }: Scene,
  fact: Fact,
  company: number,
  nearest: Mention,
): Mention {
  if (sentenceOf[nearest.from] === sentenceOf[fact.from]) return nearest;
  const last = index.lastOf(company, fact.from);
  return last !== undefined && tokens[last.from]?.line === tokens[fact.from]?.line ? last : nearest;
}

function placeOf({ reading: { tokens }, sentenceOf }: Scene, fact: Fact, { from }: Mention): string {
  const side = from < fact.from ? 'before' : 'after';
  const lines = Math.abs((tokens[fact.from]?.line ?? 0) - (tokens[from]?.line ?? 0));
  const sentences = Math.abs((sentenceOf[fact.from] ?? 0) - (sentenceOf[from] ?? 0));
  if (sentences === 0) {
    const [start, end] = [Math.min(from, fact.from), Math.max(from, fact.from)];
    for (let at = start; at < Math.min(end, start + COUNTED); at += 1)
      if (/^[,:–—()]$/u.test(tokens[at]?.text ?? '')) return `sentence ${side}`;
    return `clause ${side}`;
  }
  if (lines === 0) return `line ${side} ${Math.min(3, sentences)}`;
  if (tokens[from]?.line === 0) return 'title';
  if (tokens[fact.from]?.line === 0) return 'from title';
  return lines === 1 ? `next line ${side}` : `far ${side}`;
}

/** Returns the relation of a fact to a company. If the sentence names no company, its line may describe a company. */
function zoneAt(
  { zones, index, reading: { tokens } }: Scene,
  fact: Fact,
  company: number,
  named: number,
  inLine: readonly number[],
): Zone {
  if (named > 0) {
    const owners = zones[fact.from] ?? [];
    if (!owners.includes(company)) return 'of another';
    return owners.length > 1 ? 'own, shared' : 'own';
  }
  if (inLine.length === 0) return 'nobody';
  if (inLine.length > 1 || inLine[0] !== company) return 'line of others';
  const last = index.lastOf(company, fact.from);
  const isBefore = last !== undefined && tokens[last.from]?.line === tokens[fact.from]?.line;
  return isBefore ? 'own line' : 'own line after';
}

/** Number of tokens in which other names are counted. */
const COUNTED = 40;

function namesBetween({ reading, companyAt }: Scene, fact: Fact, mention: Mention): number {
  const [from, to] = mention.from < fact.from ? [mention.to, fact.from] : [fact.to, mention.from];
  let [count, isInside] = [0, false];
  for (let at = from; at < Math.min(to, from + COUNTED); at += 1) {
    const kind = reading.kinds[at] ?? '';
    const isName =
      (kind === 'Proper' || kind === 'ORGANISATION' || kind === 'LEGAL') && (companyAt[at] ?? -1) < 0;
    if (isName && !isInside) count += 1;
    isInside = isName;
  }
  return count;
}

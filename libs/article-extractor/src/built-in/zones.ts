import { oneOf } from '../one-of';
import type { Company } from './company';
import type { Sentence } from './sentences';

/** Part of an article that describes one company. */
export interface Zone {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the parts of the text that describe each company. A single company gets the entire text. Otherwise, each part
 * starts at the beginning of the clause with a mention. It ends at the mention of another company or at a change of
 * subject.
 */
export function zonesOf(
  text: string,
  sentences: readonly Sentence[],
  companies: readonly Company[],
): Zone[][] {
  if (companies.length < 2) return companies.map(() => [{ start: 0, end: text.length }]);
  const mentions = companies
    .flatMap((company, owner) => company.mentions.map((at) => ({ owner, at, length: company.name.length })))
    .sort((a, b) => a.at - b.at);
  const zones: Zone[][] = companies.map(() => []);
  mentions.forEach(({ owner, at }, order) => {
    const [before, next] = [mentions[order - 1], mentions[order + 1]];
    const start =
      before === undefined
        ? clauseStart(text, at, 0, false)
        : clauseStart(text, at, before.owner === owner ? before.at : before.at + before.length);
    const end = Math.min(
      next === undefined ? text.length : clauseStart(text, next.at, at),
      reach(sentences, at),
    );
    zones[owner]?.push({ start: Math.min(start, at), end: Math.max(end, at) });
  });
  return zones;
}

/** Pattern of words with which a sentence continues to describe the previous company. */
const THE_COMPANY =
  String.raw`The (?:[\p{Lu}][\p{L}-]* |\p{Ll}+ )?` +
  '(?:company|start-?up|firm|round|spin-?off|new|team|money|fresh)';
const PRONOUN = {
  en: 'It|Its|They|Their|This|Founded',
  de: 'Das|Die|Es|Sie|Ihre?|Dies|Gegründet|Mit|Damit',
  fr: "La|Le|L[’']|Elle|Il|Son|Sa|Ses|Cette|Ce|Fondée",
  it: 'Lo|Suo|Sua|Questa|Fondata',
  any: 'Led|Angeführt|Depuis|Seit|Since',
};
const CONTINUATION = new RegExp(
  String.raw`^${oneOf(THE_COMPANY, ...Object.values(PRONOUN))}(?![\p{L}])`,
  'u',
);

/** Returns true if a sentence describes the same company as the previous sentence. */
const continuesSubject = (text: string): boolean =>
  CONTINUATION.test(text) ||
  /[Cc]o-?fond|[Cc]o-?founder|^[^,.]{0,30}[Ff]ounders|[Mm]itgründer|[Ff]ondator/u.test(text);

/** Returns the end of the last sentence after a mention that still describes the company. */
function reach(sentences: readonly Sentence[], at: number): number {
  let order = sentences.findIndex((sentence) => at < sentence.end);
  while (continuesSubject(sentences[order + 1]?.text ?? '')) order += 1;
  return sentences[order]?.end ?? at;
}

/**
 * Returns the start of the clause that contains the position `at`, but not before `floor`.
 * @param within true if commas and 'and' also separate clauses
 */
function clauseStart(text: string, at: number, floor: number, within = true): number {
  const before = text.slice(floor, at);
  const ends = [...before.matchAll(/[.!?;:](?=\s)|\n|, (?=\p{Lu})| and | und | et /gu)];
  const sentence = ends.filter(({ 0: mark }) => /^[.!?;:\n]/u.test(mark)).at(-1);
  const strong = sentence ?? (within ? (ends.at(-1) ?? [...before.matchAll(/, /gu)].at(-1)) : undefined);
  return strong === undefined
    ? floor + (floor === 0 ? 0 : before.length)
    : floor + strong.index + strong[0].length;
}

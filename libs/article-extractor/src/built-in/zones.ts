import { oneOf } from '../one-of';
import type { Company } from './company';
import type { Sentence } from './sentences';

/** A stretch of the article about one company. */
export interface Zone {
  readonly start: number;
  readonly end: number;
}

/**
 * The stretches of the text about each company: all of it for the only one; else each company has the text
 * from its mention to the next other company's or to where another subject begins, widened to the beginning of its clause.
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

/** Words with which a sentence continues about the company before it. */
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

/** Whether a sentence is still about the company of the one before it. */
const continuesSubject = (text: string): boolean =>
  CONTINUATION.test(text) ||
  /[Cc]o-?fond|[Cc]o-?founder|^[^,.]{0,30}[Ff]ounders|[Mm]itgründer|[Ff]ondator/u.test(text);

/** The end of the mention's sentence, or of the last one after it that is still about the company. */
function reach(sentences: readonly Sentence[], at: number): number {
  let order = sentences.findIndex((sentence) => at < sentence.end);
  while (continuesSubject(sentences[order + 1]?.text ?? '')) order += 1;
  return sentences[order]?.end ?? at;
}

/** Behind the last mark before `at` that ends a clause, not before `floor`; `within`: a comma or 'and' counts too. */
function clauseStart(text: string, at: number, floor: number, within = true): number {
  const before = text.slice(floor, at);
  const ends = [...before.matchAll(/[.!?;:](?=\s)|\n|, (?=\p{Lu})| and | und | et /gu)];
  const sentence = ends.filter(({ 0: mark }) => /^[.!?;:\n]/u.test(mark)).at(-1);
  const strong = sentence ?? (within ? (ends.at(-1) ?? [...before.matchAll(/, /gu)].at(-1)) : undefined);
  return strong === undefined
    ? floor + (floor === 0 ? 0 : before.length)
    : floor + strong.index + strong[0].length;
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withoutFurniture } from './furniture';
import { lexiconOf, type Lexicon } from './lexicon';
import { scoreNames, type NameModel } from './name-model';
import { readNames } from './names-file';
import { readingOf } from './reading';

/** A name that is a startup of an article, as far as the models can say. */
interface LearnedName {
  readonly name: string;
  /** Positions in the body, in UTF-16 units, in order; empty for a name of the title alone. */
  readonly mentions: readonly number[];
  readonly probability: number;
}

const file = (name: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`./model/${name}`, import.meta.url)));

let loaded: { model: NameModel; lexicon: Lexicon } | undefined;

/** Read once in a thread, with the first article. */
function models(): { model: NameModel; lexicon: Lexicon } {
  loaded ??= { model: readNames(file('names.bin')), lexicon: lexiconOf(file('lexicon.bin')) };
  return loaded;
}

/** Names that are more likely than not: what a measurement counts as found. */
export const likelyCompanies = (
  title: string,
  text: string,
  lang: string | null,
): { name: string; mentions: readonly number[] }[] =>
  learnedNames(title, text, lang)
    .filter(({ probability }) => probability >= 0.5)
    .sort((a, b) => (a.mentions[0] ?? 0) - (b.mentions[0] ?? 0));

/**
 * The startups of an article with their probability, the likeliest first. Linear in the length of the text.
 * @param lang ISO 639-1; null where it is not known
 */
function learnedNames(title: string, body: string, lang: string | null): LearnedName[] {
  const { model, lexicon } = models();
  const reading = readingOf(title, withoutFurniture(body, model.furniture), lang ?? '', lexicon);
  const offset = title.length + 1;
  return scoreNames(model, reading).map(({ candidate, probability }) => ({
    name: candidate.text,
    probability,
    mentions: candidate.spans
      .map(({ from }) => (reading.tokens[from]?.start ?? 0) - offset)
      .filter((start) => start >= 0)
      .sort((a, b) => a - b),
  }));
}

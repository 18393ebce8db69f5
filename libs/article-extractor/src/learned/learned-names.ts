import { fingerprintOf } from './fingerprint';
import { furnitureScores, withoutFurniture } from './furniture';
import { lexiconOf, type Lexicon } from './lexicon';
import { modelFile } from '../model-file';
import { scoreNames, type NameModel } from './name-model';
import { readNames, type TrainedNames } from './names-file';
import { readingOf, type Reading } from './reading';

/** A name that may be a startup of an article. */
export interface LearnedName {
  readonly name: string;
  /** Positions of the name in the story, in UTF-16 units, in order; empty for a name of the title alone. */
  readonly mentions: readonly number[];
  /** Calibrated: of names with 0.9, nine in ten are startups. */
  readonly probability: number;
}

/** What an article's story says once the page around it is gone. */
export interface LearnedArticle {
  /** The body with blanks for the lines of page furniture; of the same length. */
  readonly story: string;
  /** Title and story as the models read them. */
  readonly reading: Reading;
  /** The names that are worth proposing, in the order of their first mention. */
  readonly names: readonly LearnedName[];
}

/** Names are looked for in so many letters: no news are longer, and the time stays bounded. */
const LONGEST_STORY = 40_000;

/** What finds names: a model, and the words that it was trained with. */
export interface NameReader {
  readonly model: NameModel & Pick<TrainedNames, 'proposed'>;
  readonly lexicon: Lexicon;
}

let loaded: { model: TrainedNames; lexicon: Lexicon } | undefined;

/** The shipped models; read once in a thread, with the first article. */
function models(): { model: TrainedNames; lexicon: Lexicon } {
  loaded ??= { model: readNames(modelFile('names.bin')), lexicon: lexiconOf(modelFile('lexicon.bin')) };
  return loaded;
}

/** The probabilities from which a name counts by itself and is proposed, by cross-validation. */
export function learnedFloors(): { floor: number; proposed: number } {
  const { floor, proposed } = models().model;
  return { floor, proposed };
}

/** Whether the models were trained on an article: what they say about it measures nothing. */
export const hasTrained = (title: string): boolean => models().model.seen.includes(fingerprintOf(title));

/**
 * The startups of an article as far as the models can say. Linear in the length of the text.
 * @param lang ISO 639-1; null where it is not known
 */
export function learnedArticle(
  title: string,
  body: string,
  lang: string | null,
  { model, lexicon }: NameReader = models(),
): LearnedArticle {
  const doubts = furnitureScores(body, model.furniture);
  const story = withoutFurniture(body, doubts);
  const reading = readingOf(title, story.slice(0, LONGEST_STORY), lang ?? '', lexicon);
  const names = scoreNames(model, reading, doubts)
    .filter(({ probability }) => probability >= model.proposed)
    .map(({ candidate, probability }) => ({
      name: candidate.text,
      probability,
      mentions: mentionsOf(story, candidate.text),
    }));
  const first = ({ mentions }: LearnedName) => mentions[0] ?? 0;
  return { story, reading, names: names.sort((a, b) => first(a) - first(b)) };
}

const LETTER = /[\p{L}\p{N}]/u;

function mentionsOf(text: string, name: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    if (!LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + name.length))) found.push(at);
  return found;
}

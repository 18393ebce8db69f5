import { isCommonWord } from './common-word';
import { fingerprintOf } from './fingerprint';
import { furnitureScores, withoutFurniture } from './furniture';
import { lexiconOf, type Lexicon } from './lexicon';
import { modelFile } from '../model-file';
import { scoreNames, type NameModel } from './name-model';
import { readNames, type TrainedNames } from './names-file';
import { readingOf, type Reading } from './reading';

/** Name in an article that may be a startup. */
export interface LearnedName {
  readonly name: string;
  /**
   * Positions of the name in the story, in UTF-16 units and in ascending order; [] if only the title contains the name.
   */
  readonly mentions: readonly number[];
  /** Calibrated probability. Of all names with a probability of 0.9, 90% are startups. */
  readonly probability: number;
}

/** Article without its page boilerplate. */
export interface LearnedArticle {
  /** Article body in which blanks replace boilerplate lines. Its length is unchanged. */
  readonly story: string;
  /** Title and story prepared for the models. */
  readonly reading: Reading;
  /** Names that are likely enough to be proposed, sorted by first mention. */
  readonly names: readonly LearnedName[];
}

/**
 * Maximum number of characters that are searched for names. It limits the computing time and exceeds the length of any
 * news article.
 */
const LONGEST_STORY = 40_000;

/** Model that finds names, together with its training lexicon. */
export interface NameReader {
  readonly model: NameModel & Pick<TrainedNames, 'proposed'>;
  readonly lexicon: Lexicon;
}

let loaded: { model: TrainedNames; lexicon: Lexicon } | undefined;

/** Returns the shipped models. Each thread loads them when it processes its first article. */
function models(): { model: TrainedNames; lexicon: Lexicon } {
  loaded ??= { model: readNames(modelFile('names.bin')), lexicon: lexiconOf(modelFile('lexicon.bin')) };
  return loaded;
}

/**
 * Returns the minimum probabilities for accepting and for proposing a name. They were determined by cross-validation.
 */
export function learnedFloors(): { floor: number; proposed: number } {
  const { floor, proposed } = models().model;
  return { floor, proposed };
}

/** Returns true if the models were trained with the article. Such an article is useless for measurements. */
export const hasTrained = (title: string): boolean => models().model.seen.includes(fingerprintOf(title));

/**
 * Returns the likely startups of an article. The computing time is linear in the text length.
 * @param lang ISO 639-1; null if unknown
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
    .filter(
      ({ candidate, probability }) => probability >= model.proposed && !isCommonWord(reading, candidate),
    )
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

import { startupsIn } from '@vaglio/article-extractor';
import { foldText } from '@vaglio/startups-domain';
import { similarityKey } from './similarity';
import { haveSameAmounts } from './stated-amounts';

export type Story = { title: string; text: string };
/**
 * Similarity keys of a story: the key of its complete text, and the key of the text without sentences shared with
 * other stories. Both are '' for a short text.
 */
export type StoryKeys = { whole: string; own: string };

/** Number of other stories from the same source from which a shared sentence counts as boilerplate. */
const SHARED_BY = 2;
/** Minimum share of word groups that two copies have in common. */
const LEAST_OVERLAP = 0.8;
const GROUP_WORDS = 3;
const FORMS = 'AG|SA|GmbH|Sàrl|Sagl|Ltd|Inc|LLC|SE|SAS|SRL|BV|KG|Oy|AB';
const NAME_WORDS = String.raw`(?:\p{Lu}[\p{L}\d&’'.-]{0,30} ){1,4}`;
/** Matches grammatical articles that are capitalised at the start of a sentence. */
const ARTICLE = /^(?:D(?:ie|er|as|em|en)|The|L[ae]|Il|Lo) /;
/** Matches a company name with its legal form. */
const COMPANY = new RegExp(String.raw`(?<![\p{L}\d])(${NAME_WORDS})(?:${FORMS})(?![\p{L}\d])`, 'gu');

/**
 * Computes the similarity keys of a story.
 * @param others texts of other stories of the source
 */
export function storyKeys(text: string, others: readonly string[]): StoryKeys {
  const whole = similarityKey(text);
  return { whole, own: similarityKey(withoutShared(text, others, SHARED_BY)) || whole };
}

/**
 * Returns whether two stories are copies. Sentences that further stories share are ignored, unless nothing else is
 * left. The remaining texts must be almost equal, and neither may name a company or an amount that the other lacks.
 * @param others texts of further stories from the sources of both stories
 */
export function isSameStory(one: Story, other: Story, others: readonly string[]): boolean {
  const ownPart = (story: Story) => ({ ...story, text: withoutShared(story.text, others, 1) });
  const parts = [ownPart(one), ownPart(other)] as const;
  const [mine, theirs] = parts.some(({ text }) => text !== '') ? parts : [one, other];
  if (overlap(mine.text, theirs.text) < LEAST_OVERLAP || !haveSameAmounts(wholeOf(mine), wholeOf(theirs)))
    return false;
  return namesSame(mine, theirs) && namesSame(theirs, mine) && !isAboutOther(mine, theirs);
}

const wholeOf = ({ title, text }: Story): string => `${title}\n${text}`;

function withoutShared(text: string, others: readonly string[], sharedBy: number): string {
  const counts = new Map<string, number>();
  for (const other of others)
    for (const key of new Set(sentencesOf(other).map(foldText))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return sentencesOf(text)
    .filter((sentence) => (counts.get(foldText(sentence)) ?? 0) < sharedBy)
    .join(' ');
}

/** Matches the end of a sentence. The full stop of an abbreviated unit is none. */
const SENTENCE_END = /(?<=[.!?])(?<!(?<!\p{L})(?:mi[oa]|ml[nd]|mrd|tsd|fr)\.)\s|\n/iu;

const sentencesOf = (text: string): string[] =>
  text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');

/** Returns the share of three-word groups that two texts have in common, from 0 to 1. Repetitions are counted. */
function overlap(one: string, other: string): number {
  const [mine, theirs] = [groupsOf(one), groupsOf(other)];
  let [common, all] = [0, 0];
  for (const group of new Set([...mine.keys(), ...theirs.keys()])) {
    const [here, there] = [mine.get(group) ?? 0, theirs.get(group) ?? 0];
    common += Math.min(here, there);
    all += Math.max(here, there);
  }
  return all === 0 ? 1 : common / all;
}

function groupsOf(text: string): Map<string, number> {
  const words = foldText(text)
    .split(' ')
    .filter((word) => word !== '');
  const groups = new Map<string, number>();
  for (let at = 0; at <= Math.max(0, words.length - GROUP_WORDS); at += 1) {
    const group = words.slice(at, at + GROUP_WORDS).join(' ');
    groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  return groups;
}

/** Returns whether another story contains all company names of a story. */
function namesSame(story: Story, other: Story): boolean {
  const words = wordsOf(wholeOf(other));
  return companiesOf(story).every((name) => words.includes(wordsOf(name)));
}

/** Folds a text and surrounds it with spaces, so that names only match complete words. */
const wordsOf = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `;

function companiesOf(story: Story): string[] {
  const { startups } = startupsIn({ ...story, url: '', published_at: null }, []);
  const formal = [...wholeOf(story).matchAll(COMPANY)].map(([, name = '']) => name.replace(ARTICLE, ''));
  return [...startups.map(({ company_name }) => company_name.value), ...formal];
}

/** Minimum number of occurrences of a word that may be the name of the story's company. */
const NAMED_TWICE = 2;

/**
 * Returns whether each of two stories repeats a word that the other story lacks. Such words may be company names that
 * are also ordinary words.
 */
function isAboutOther(one: Story, other: Story): boolean {
  const [mine, theirs] = [one, other].map((story) => countsOf(wholeOf(story)));
  const hasOwn = (words?: ReadonlyMap<string, number>, others?: ReadonlyMap<string, number>) =>
    [...(words ?? [])].some(([word, count]) => count >= NAMED_TWICE && others?.has(word) === false);
  return hasOwn(mine, theirs) && hasOwn(theirs, mine);
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text).trim().split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

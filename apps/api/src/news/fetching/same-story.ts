import { moneyIn, startupsIn } from '@vaglio/article-extractor';
import { foldText } from '@vaglio/startups-domain';
import { similarityKey } from './similarity';

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
 * Returns whether two stories are copies. Sentences shared with further stories are ignored. The remaining texts must
 * be almost equal, and neither may name a company or an amount that the other text lacks.
 * @param others texts of further stories from the sources of both stories
 */
export function isSameStory(one: Story, other: Story, others: readonly string[]): boolean {
  const [mine, theirs] = [one, other].map(({ text }) => withoutShared(text, others, 1));
  const isLeft = mine !== '' || theirs !== '';
  const alike = isLeft ? overlap(mine ?? '', theirs ?? '') : overlap(one.text, other.text);
  if (alike < LEAST_OVERLAP || !hasSameSums(one, other)) return false;
  return namesSame(one, other) && namesSame(other, one) && !isAboutOther(one, other);
}

function withoutShared(text: string, others: readonly string[], sharedBy: number): string {
  const counts = new Map<string, number>();
  for (const other of others)
    for (const key of new Set(sentencesOf(other).map(foldText))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return sentencesOf(text)
    .filter((sentence) => (counts.get(foldText(sentence)) ?? 0) < sharedBy)
    .join(' ');
}

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s|\n/).filter((sentence) => sentence.trim() !== '');

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
  const words = wordsOf(`${other.title}\n${other.text}`);
  return companiesOf(story).every((name) => words.includes(wordsOf(name)));
}

/** Folds a text and surrounds it with spaces, so that names only match complete words. */
const wordsOf = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `;

function companiesOf({ title, text }: Story): string[] {
  const { startups } = startupsIn({ title, text, url: '', published_at: null }, []);
  const formal = [...`${title}\n${text}`.matchAll(COMPANY)].map(([, name = '']) => name.replace(ARTICLE, ''));
  return [...startups.map(({ company_name }) => company_name.value), ...formal];
}

function hasSameSums(one: Story, other: Story): boolean {
  const sums = ({ title, text }: Story) => {
    const whole = `${title}\n${text}`;
    const stated = moneyIn(whole);
    const amounts = stated.map(({ amount, currency }) => `${currency} ${amount}`);
    return [...new Set([...amounts, ...otherAmounts(whole, stated)])].sort().join(', ');
  };
  return sums(one) === sums(other);
}

const NUMBER = String.raw`(?<![\p{L}\d])(\d[\d.,’']{0,15}|\p{L}{1,15})`;
const MILLIONS = String.raw`mio|mln|mill?ion\p{L}{0,2}`;
const BILLIONS = String.raw`mrd|mia|mld|mill?iard\p{L}{0,2}|billions?`;
const OTHERS = String.raw`tausend|thousand|billionen|trill?ion\p{L}{0,2}|crores?|lakhs?|franken|francs?|franchi|euros?|dollars?`;
const AMOUNT = new RegExp(
  String.raw`${NUMBER}[\s-]?(?:(${MILLIONS})|(${BILLIONS})|(${OTHERS}))(?!\p{L})`,
  'giu',
);
const CODE = String.raw`(?:[kKtTmM]?[A-Z]{3}|\p{Sc})`;
/** Matches a number next to a currency code or sign, such as TCHF 500 and 50 MSEK. */
const CODED = new RegExp(
  String.raw`(?<!\p{L})${CODE}\s?\d[\d.,’']{0,15}|(?<![\d.,])\d[\d.,’']{0,15}\s?${CODE}(?!\p{L})`,
  'gu',
);
/** Matches an undisclosed amount of which only the number of digits is stated, such as 'seven-figure'. */
const SECRET = /\p{L}{3,15}(?:-figure|stellig)|\p{L}{3,15} (?:figures?|chiffres|cifre)(?!\p{L})/giu;

/** Returns the other numbers that look like amounts: small, ambiguous or without a currency. */
function otherAmounts(text: string, stated: ReturnType<typeof moneyIn>): string[] {
  const rest = stated.map(({ end }, at) => text.slice(end, stated[at + 1]?.start)).join('\n');
  const others = `${text.slice(0, stated[0]?.start)}\n${rest}`;
  const units = [...others.matchAll(AMOUNT)].map(
    ([, number = '', millions, billions, unit = '']) =>
      `${number} ${millions === undefined ? (billions === undefined ? unit : 'billion') : 'million'}`,
  );
  const whole = [...others.matchAll(CODED), ...others.matchAll(SECRET)].map(([match]) => match);
  return [...units, ...whole].map((each) => each.toLowerCase().replace(/\s/g, ' '));
}

/** Minimum number of occurrences of a word that may be the name of the story's company. */
const NAMED_TWICE = 2;

/**
 * Returns whether each of two stories repeats a word that the other story lacks. Such words may be company names that
 * are also ordinary words.
 */
function isAboutOther(one: Story, other: Story): boolean {
  const [mine, theirs] = [one, other].map(({ title, text }) => countsOf(`${title} ${text}`));
  const hasOwn = (words?: ReadonlyMap<string, number>, others?: ReadonlyMap<string, number>) =>
    [...(words ?? [])].some(([word, count]) => count >= NAMED_TWICE && others?.has(word) === false);
  return hasOwn(mine, theirs) && hasOwn(theirs, mine);
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text).trim().split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

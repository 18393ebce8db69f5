import { moneyIn, startupsIn } from '@vaglio/article-extractor';
import { foldText } from '@vaglio/startups-domain';
import { similarityKey } from './similarity';

export type Story = { title: string; text: string };
/** By which a copy of a story is found: of its whole text, and of what it does not share; '' for a text too short. */
export type StoryKeys = { whole: string; own: string };

/** A sentence that so many other stories of a source have as well is the source's, not the story's. */
const SHARED_BY = 2;
/** Two texts are copies when so much of their groups of words is the same. */
const LEAST_OVERLAP = 0.8;
const GROUP_WORDS = 3;
const FORMS = 'AG|SA|GmbH|Sàrl|Sagl|Ltd|Inc|LLC|SE|SAS|SRL|BV|KG|Oy|AB';
const NAME_WORDS = String.raw`(?:\p{Lu}[\p{L}\d&’'.-]{0,30} ){1,4}`;
/** An article that is written large at the start of a sentence. */
const ARTICLE = /^(?:D(?:ie|er|as|em|en)|The|L[ae]|Il|Lo) /;
/** A company by its legal form. */
const COMPANY = new RegExp(String.raw`(?<![\p{L}\d])(${NAME_WORDS})(?:${FORMS})(?![\p{L}\d])`, 'gu');

/** @param others texts of other stories of the source */
export function storyKeys(text: string, others: readonly string[]): StoryKeys {
  const whole = similarityKey(text);
  return { whole, own: similarityKey(withoutShared(text, others, SHARED_BY)) || whole };
}

/**
 * Whether a story is a copy of another one: what is left of both without sentences that they share with further stories is
 * nearly the same, and neither names a company or a sum that the other lacks.
 * @param others texts of further stories of their sources
 */
export function isSameStory(one: Story, other: Story, others: readonly string[]): boolean {
  const [mine, theirs] = [one, other].map(({ text }) => withoutShared(text, others, 1));
  const isLeft = mine !== '' || theirs !== '';
  const alike = isLeft ? overlap(mine ?? '', theirs ?? '') : overlap(one.text, other.text);
  return alike >= LEAST_OVERLAP && namesSame(one, other) && namesSame(other, one) && hasSameSums(one, other);
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

/** Share of the groups of three words that two texts have in common, each as often as it is there, from 0 to 1. */
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

/** Whether the other story has all companies of this one somewhere in its words. */
function namesSame(story: Story, other: Story): boolean {
  const words = wordsOf(`${other.title}\n${other.text}`);
  return companiesOf(story).every((name) => words.includes(wordsOf(name)));
}

/** Folded, with blanks around, so that a name is found as whole words. */
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
    const stated = moneyIn(`${title}\n${text}`).map(({ amount, currency }) => `${currency} ${amount}`);
    return [...new Set(stated)].sort().join(', ');
  };
  return sums(one) === sums(other);
}

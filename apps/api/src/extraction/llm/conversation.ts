import type { Extraction, ReadAnswer } from '@vaglio/article-extractor';
import type { ChatOrder } from './chat-body';
import { companyPass, namePass, type Pass } from './company-pass';
import type { FailureCause } from './failure-cause';
import type { Said } from './read-body';
import { entriesOf, nameOf, readModelText } from './read-result';

/** A conversation about one article: what to ask next, and what is known so far. */
export interface Conversation {
  readonly order: ChatOrder;
  /** Startups of answers that were cut, as JSON, in their order. */
  readonly entries: readonly string[];
  readonly questions: number;
  readonly isRepaired: boolean;
  /** What is asked for: whole startups, or, where not even one fits into an answer, their names and then one at a time. */
  readonly pass: Pass;
}

/**
 * What follows an answer: the end, with its text as one JSON object and the startups in it, or another question, with
 * why the answer could not be read where it could not (one that was cut is no failure of the model), or the reason to
 * give up.
 */
export type NextTurn =
  | { end: string; startups: Extraction['startups'] }
  | { ask: Conversation; fault: string | null }
  | { error: string; cause: FailureCause };

/** Each of them brings at least one startup more, or is one of a few steps. */
const MAX_QUESTIONS = 60;
/** An answer can be larger than it would help to repeat. */
const MAX_REPEATED = 12_000;
/** The reasoning of a model counts as output: an answer that was all reasoning gets more room. */
export const MAX_TOKENS = 65_536;
const CUT = 'The answer of the model was cut off: it needs more tokens than allowed.';

export const begin = (order: ChatOrder): Conversation => ({
  order,
  entries: [],
  questions: 1,
  isRepaired: false,
  pass: { kind: 'all' },
});

/** Names the question of a conversation: the same for a call that is made again. */
export const turnOf = ({ questions, isRepaired }: Conversation): string =>
  `${questions}${isRepaired ? 'r' : ''}`;

/**
 * Decides about an answer. One that was cut is continued behind its last complete startup; one that was cut before any
 * gets more room up to `mostTokens`, then the names alone are asked for, and each startup by itself. One that cannot be
 * read is asked for again once, with the reason. Runs in a thread.
 * @param mostTokens that an answer may be given
 */
export function nextTurn(talk: Conversation, said: Said, mostTokens: number): NextTurn {
  if (talk.pass.kind === 'each') return afterCompany(talk, talk.pass, said);
  if (said.isCut) return continued(talk, said.text, mostTokens);
  const read = readModelText(said.text);
  if ('error' in read)
    return talk.isRepaired || isHopeless(read)
      ? { error: read.error, cause: 'unreadable' }
      : { ask: repaired(talk, said.text, read.error), fault: read.error };
  if (talk.pass.kind === 'names') return askEach(talk, [...talk.pass.names, ...newIn(talk, said.text)]);
  return talk.entries.length === 0
    ? { end: said.text, startups: read.startups }
    : whole([...talk.entries, ...newIn(talk, said.text)]);
}

function whole(entries: readonly string[]): NextTurn {
  const end = `{"startups":[${entries.join(',')}]}`;
  const read = readModelText(end);
  return { end, startups: 'startups' in read ? read.startups : [] };
}

/** The named startups of an answer that no earlier one has: a model that begins at the same one again makes no progress. */
function newIn(talk: Conversation, text: string): string[] {
  const known = new Set(
    [...talk.entries, ...(talk.pass.kind === 'names' ? talk.pass.names : [])].map(nameOf),
  );
  return entriesOf(text).filter((entry) => nameOf(entry) !== '' && !known.has(nameOf(entry)));
}

function continued(talk: Conversation, text: string, mostTokens: number): NextTurn {
  const found = newIn(talk, text);
  if (talk.questions >= MAX_QUESTIONS) return { error: CUT, cause: 'length' };
  if (found.length === 0) return moreRoom(talk, mostTokens);
  if (talk.pass.kind === 'names') {
    const names = [...talk.pass.names, ...found];
    return {
      ask: asked(talk, namePass([...talk.entries, ...names].map(nameOf)), { kind: 'names', names }),
      fault: null,
    };
  }
  const entries = [...talk.entries, ...found];
  const content =
    `Your answer was cut off. You have reported these startups: ${namesOf(entries)}.\n` +
    'Report the remaining ones only, in the same form; an empty list when there is none.';
  return { ask: { ...asked(talk, content, talk.pass), entries }, fault: null };
}

function moreRoom(talk: Conversation, mostTokens: number): NextTurn {
  const maxTokens = Math.min(talk.order.maxTokens * 4, mostTokens);
  if (maxTokens > talk.order.maxTokens)
    return {
      ask: { ...talk, questions: talk.questions + 1, order: { ...talk.order, maxTokens } },
      fault: null,
    };
  if (talk.pass.kind === 'names') return { error: CUT, cause: 'length' };
  return { ask: asked(talk, namePass(talk.entries.map(nameOf)), { kind: 'names', names: [] }), fault: null };
}

/** The names are known: each startup that is not complete yet is asked for by itself. */
function askEach(talk: Conversation, names: readonly string[]): NextTurn {
  const [first, ...later] = names;
  if (first === undefined) return whole(talk.entries);
  return { ask: asked(talk, companyPass(nameOf(first)), { kind: 'each', now: first, later }), fault: null };
}

/** A startup that fits into no answer, or of which nothing can be read, is kept by its name. */
function afterCompany(
  talk: Conversation,
  { now, later }: Extract<Pass, { kind: 'each' }>,
  said: Said,
): NextTurn {
  const name = nameOf(now);
  const found = said.isCut ? undefined : entriesOf(said.text).find((entry) => nameOf(entry) === name);
  const entries = [...talk.entries, found ?? now];
  const [next, ...rest] = later;
  if (next === undefined || talk.questions >= MAX_QUESTIONS) return whole([...entries, ...later]);
  const pass = { kind: 'each' as const, now: next, later: rest };
  return { ask: { ...asked(talk, companyPass(nameOf(next)), pass), entries }, fault: null };
}

const asked = (talk: Conversation, content: string, pass: Pass): Conversation => ({
  ...talk,
  pass,
  questions: talk.questions + 1,
  order: { ...talk.order, turns: [{ role: 'user', content }] },
});

function repaired(talk: Conversation, text: string, error: string): Conversation {
  const content =
    `${error} Answer again with one JSON object in the form that was asked for, ` +
    'without any text before or after it.';
  const turns = [
    ...(talk.order.turns ?? []),
    { role: 'assistant' as const, content: text.slice(0, MAX_REPEATED) },
    { role: 'user' as const, content },
  ];
  return { ...talk, isRepaired: true, order: { ...talk.order, turns } };
}

/** An attack is not answered with another call. */
const isHopeless = (read: ReadAnswer): boolean => 'error' in read && /nested/u.test(read.error);

const namesOf = (entries: readonly string[]): string =>
  entries
    .map(nameOf)
    .filter((name) => name !== '')
    .join('; ');

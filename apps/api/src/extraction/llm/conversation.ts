import type { Extraction, ReadAnswer } from '@vaglio/article-extractor';
import type { ChatOrder } from './chat-body';
import { companyPass, namePass, type Pass } from './company-pass';
import type { FailureCause } from './failure-cause';
import type { Said } from './read-body';
import { entriesOf, nameOf, readModelText } from './read-result';

/** Conversation with a model about an article: the next request and the results so far. */
export interface Conversation {
  readonly order: ChatOrder;
  /** Startups of truncated responses as JSON texts, in order. */
  readonly entries: readonly string[];
  readonly questions: number;
  readonly isRepaired: boolean;
  /**
   * Requested content: complete startups. If no complete startup fits into a response, first the names and then single
   * startups.
   */
  readonly pass: Pass;
}

/**
 * Next step after a model response: the end, with all startups and their text as one JSON object; another request, with
 * the error of an unreadable response (truncation is not an error); or the reason to give up.
 */
export type NextTurn =
  | { end: string; startups: Extraction['startups'] }
  | { ask: Conversation; fault: string | null }
  | { error: string; cause: FailureCause };

/**
 * Maximum number of requests in a conversation. Except for a few steps, each request must yield at least one more
 * startup.
 */
const MAX_QUESTIONS = 60;
/** Maximum length of a previous response that a request repeats. */
const MAX_REPEATED = 12_000;
/**
 * Maximum output tokens of a request. Reasoning counts as output, so a response that contains only reasoning is
 * repeated with a higher limit.
 */
export const MAX_TOKENS = 65_536;
const CUT = 'The answer of the model was cut off: it needs more tokens than allowed.';

export const begin = (order: ChatOrder): Conversation => ({
  order,
  entries: [],
  questions: 1,
  isRepaired: false,
  pass: { kind: 'all' },
});

/** Returns the id of the current request in a conversation. Retries have the same id. */
export const turnOf = ({ questions, isRepaired }: Conversation): string =>
  `${questions}${isRepaired ? 'r' : ''}`;

/**
 * Decides how to proceed after a model response. A truncated response is continued after its last complete startup. If
 * it has no complete startup, the output limit is raised up to `mostTokens`. If that fails, the names are requested
 * first, and then each startup. An unreadable response is requested again once, with the error. Runs in a thread.
 * @param mostTokens maximum output tokens of a request
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

/**
 * Returns the startups of a response whose names do not occur in earlier responses. A model that only repeats startups
 * makes no progress.
 */
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

/** Requests the startups one after the other once all names are known. */
function askEach(talk: Conversation, names: readonly string[]): NextTurn {
  const [first, ...later] = names;
  if (first === undefined) return whole(talk.entries);
  return { ask: asked(talk, companyPass(nameOf(first)), { kind: 'each', now: first, later }), fault: null };
}

/**
 * Continues with the next single startup. If a startup does not fit into a response or is unreadable, only its name is
 * kept.
 */
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

/** Returns whether requesting the response again is useless. Excessive nesting indicates an attack. */
const isHopeless = (read: ReadAnswer): boolean => 'error' in read && /nested/u.test(read.error);

const namesOf = (entries: readonly string[]): string =>
  entries
    .map(nameOf)
    .filter((name) => name !== '')
    .join('; ');

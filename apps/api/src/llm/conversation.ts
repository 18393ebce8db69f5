import type { Extraction } from '../extraction/extractor';
import type { ReadAnswer } from '../extraction/read-answer';
import type { ChatOrder } from './chat-body';
import type { Said } from './read-body';
import { entriesOf, readModelText } from './read-result';

/** A conversation about one article: what to ask next, and what is known so far. */
export interface Conversation {
  readonly order: ChatOrder;
  /** Startups of answers that were cut, as JSON, in their order. */
  readonly entries: readonly string[];
  readonly pages: number;
  readonly isRepaired: boolean;
}

/**
 * What follows an answer: the end, with its text as one JSON object and the startups in it, or another question, with
 * what was wrong with the answer where something was, or the reason to give up.
 */
export type NextTurn =
  | { end: string; startups: Extraction['startups'] }
  | { ask: Conversation; fault: string | null }
  | { error: string };

/** A list of 12 winners with all their quotes takes three answers of 4,096 tokens. */
const MAX_PAGES = 8;
/** An answer can be larger than it would help to repeat. */
const MAX_REPEATED = 12_000;
/** The reasoning of a model counts as output: an answer that was all reasoning gets more room. */
const MOST_TOKENS = 65_536;
const CUT = 'The answer of the model was cut off: it needs more tokens than allowed.';

export const begin = (order: ChatOrder): Conversation => ({
  order,
  entries: [],
  pages: 1,
  isRepaired: false,
});

/** Names the question of a conversation: the same for a call that is made again. */
export const turnOf = ({ pages, isRepaired }: Conversation): string => `${pages}${isRepaired ? 'r' : ''}`;

/**
 * Decides about an answer. One that was cut is continued behind its last complete startup; one that cannot be read is
 * asked for again once, with the reason; one that was cut before any startup gets more room, unless the prompt limits it.
 * Runs in a thread.
 * @param mayGrow whether more tokens may be allowed than the order says
 */
export function nextTurn(talk: Conversation, said: Said, mayGrow: boolean): NextTurn {
  if (said.isCut) return continued(talk, said.text, mayGrow);
  const read = readModelText(said.text);
  if (!('error' in read)) return whole(withEntries(talk.entries, said.text));
  return talk.isRepaired || isHopeless(read)
    ? { error: read.error }
    : { ask: repaired(talk, said.text, read.error), fault: read.error };
}

function whole(end: string): NextTurn {
  const read = readModelText(end);
  return { end, startups: 'startups' in read ? read.startups : [] };
}

function continued(talk: Conversation, text: string, mayGrow: boolean): NextTurn {
  const entries = [...talk.entries, ...entriesOf(text)];
  const hasMore = entries.length > talk.entries.length;
  if (talk.pages >= MAX_PAGES) return { error: CUT };
  if (!hasMore) {
    const maxTokens = Math.min(talk.order.maxTokens * 4, MOST_TOKENS);
    if (!mayGrow || maxTokens === talk.order.maxTokens) return { error: CUT };
    return { ask: { ...talk, pages: talk.pages + 1, order: { ...talk.order, maxTokens } }, fault: CUT };
  }
  const names = entries.map((entry) => nameOf(entry)).filter((name) => name !== '');
  const content =
    `Your answer was cut off. You have reported these startups: ${names.join('; ')}.\n` +
    'Report the remaining ones only, in the same form; an empty list when there is none.';
  return {
    ask: {
      ...talk,
      entries,
      pages: talk.pages + 1,
      order: { ...talk.order, turns: [{ role: 'user', content }] },
    },
    fault: null,
  };
}

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

function nameOf(entry: string): string {
  const read = readModelText(`{"startups":[${entry}]}`);
  return 'startups' in read ? (read.startups[0]?.company_name.value ?? '') : '';
}

/** The answer with the startups of the cut ones before it. */
function withEntries(entries: readonly string[], text: string): string {
  if (entries.length === 0) return text;
  return `{"startups":[${[...entries, ...entriesOf(text)].join(',')}]}`;
}

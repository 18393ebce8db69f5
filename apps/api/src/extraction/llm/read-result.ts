import { readAnswer } from '@vaglio/article-extractor';
import { isTooDeep } from '../../platform/http/validation/json-depth';
import { storable } from '../../platform/text/well-formed';
import { completeEntries, jsonIn } from './answer-json';
import type { ChatOrder } from './chat-body';
import type { Tokens } from './llm-usage';
import type { CallResult } from './call-result';

/** Cautious: most texts have four characters a token. */
const CHARACTERS_PER_TOKEN = 3;

/** What a call may cost at most. */
export function estimateOf({ system, user, turns = [], maxTokens }: ChatOrder): Tokens {
  const length = turns.reduce((sum, { content }) => sum + content.length, system.length + user.length);
  return { prompt: Math.ceil(length / CHARACTERS_PER_TOKEN), completion: maxTokens };
}

/** What a call that gave no answer used: nothing, or null where the server may have worked. */
export const usedWithoutAnswer = (result: Exclude<CallResult, { kind: 'answered' }>): Tokens | null =>
  result.kind === 'failed' && result.charged ? null : { prompt: 0, completion: 0 };

/** A token is a byte at least; templates and schemas come on top of our messages. */
const MAX_PROMPT_TOKENS = ({ prompt }: Tokens): number => prompt * CHARACTERS_PER_TOKEN * 3 + 20_000;
const MAX_ANSWER_TOKENS = 200_000;

/**
 * What an answer used.
 * @param estimate for servers that do not count, or count what no call can have used
 */
export function usedBy(said: Extract<CallResult, { kind: 'answered' }>, estimate: Tokens): Tokens {
  const prompt = said.promptTokens ?? Infinity;
  const completion = said.completionTokens ?? Infinity;
  return {
    prompt: prompt <= MAX_PROMPT_TOKENS(estimate) ? prompt : estimate.prompt,
    completion:
      completion <= MAX_ANSWER_TOKENS ? completion : Math.ceil(said.text.length / CHARACTERS_PER_TOKEN),
  };
}

/** The entries that a cut answer holds completely, as JSON. */
export const entriesOf = (text: string): string[] => completeEntries(jsonIn(text) ?? '');

/** The startups of a model's answer, or why it cannot be read. Runs in a thread. */
export function readModelText(text: string): ReturnType<typeof readAnswer> {
  const json = jsonIn(text);
  if (json === null) return { error: 'The answer of the model is no JSON.' };
  if (isTooDeep(json)) return { error: 'The answer of the model is nested too deeply.' };
  try {
    return readAnswer(
      JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? storable(value) : value)),
    );
  } catch {
    return { error: 'The answer of the model is no JSON.' };
  }
}

/** The name of the company in an entry of the list, as JSON; '' where it has none. */
export function nameOf(entry: string): string {
  const read = readModelText(`{"startups":[${entry}]}`);
  return 'startups' in read ? (read.startups[0]?.company_name.value ?? '') : '';
}

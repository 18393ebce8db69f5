import { readAnswer } from '@vaglio/article-extractor';
import { isTooDeep } from '../../platform/http/validation/json-depth';
import { storable } from '../../platform/text/well-formed';
import { completeEntries, jsonIn } from './answer-json';
import type { ChatOrder } from './chat-body';
import type { Tokens } from './llm-usage';
import type { CallResult } from './call-result';

/** Characters per token for estimates. This is cautious, as most texts have four. */
const CHARACTERS_PER_TOKEN = 3;

/** Returns the estimated maximum number of tokens of a request. */
export function estimateOf({ system, user, turns = [], maxTokens }: ChatOrder): Tokens {
  const length = turns.reduce((sum, { content }) => sum + content.length, system.length + user.length);
  return { prompt: Math.ceil(length / CHARACTERS_PER_TOKEN), completion: maxTokens };
}

/** Returns the tokens of a request without a response: 0, or null (unknown) if the server may have worked. */
export const usedWithoutAnswer = (result: Exclude<CallResult, { kind: 'answered' }>): Tokens | null =>
  result.kind === 'failed' && result.charged ? null : { prompt: 0, completion: 0 };

/**
 * Returns the highest plausible number of prompt tokens. A token has at least one byte, and servers add templates and
 * schemas to the messages.
 */
const MAX_PROMPT_TOKENS = ({ prompt }: Tokens): number => prompt * CHARACTERS_PER_TOKEN * 3 + 20_000;
const MAX_ANSWER_TOKENS = 200_000;

/**
 * Returns the tokens used by a request with a response.
 * @param estimate fallback for servers that report no count or an implausible one
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

/** Returns the complete startups of a truncated response, each as JSON text. */
export const entriesOf = (text: string): string[] => completeEntries(jsonIn(text) ?? '');

/** Parses the startups of a response, or returns the reason why it is unreadable. Runs in a thread. */
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

/** Returns the company name in the JSON text of a startup; '' without a name. */
export function nameOf(entry: string): string {
  const read = readModelText(`{"startups":[${entry}]}`);
  return 'startups' in read ? (read.startups[0]?.company_name.value ?? '') : '';
}

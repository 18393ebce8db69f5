import { readAnswer } from '../extraction/read-answer';
import { wellFormed } from '../well-formed';
import { isTooDeep } from '../validation';
import type { Tokens } from './llm-usage';
import type { CallResult, ChatOrder } from './model-server';

/** Cautious: most texts have four characters a token. */
const CHARACTERS_PER_TOKEN = 3;

/** What a call may cost at most. */
export function estimateOf({ system, user, maxTokens }: ChatOrder): Tokens {
  return { prompt: Math.ceil((system.length + user.length) / CHARACTERS_PER_TOKEN), completion: maxTokens };
}

const NOTHING: Tokens = { prompt: 0, completion: 0 };

/** What came of a call, as its row of usage and the extraction need it. @param estimate of the tokens, for servers that do not count */
export function readResult(result: CallResult, estimate: Tokens) {
  if (result.kind === 'refused')
    return { outcome: 'refused' as const, used: NOTHING, error: null, answer: null };
  if (result.kind === 'failed')
    return {
      outcome: 'failed' as const,
      used: result.charged ? null : NOTHING,
      error: result.error,
      answer: null,
    };
  const used = {
    prompt: result.promptTokens ?? estimate.prompt,
    completion: result.completionTokens ?? Math.ceil(result.text.length / CHARACTERS_PER_TOKEN),
  };
  const answer = result.isCut
    ? { error: 'The answer of the model was cut off: it needs more tokens than allowed.' }
    : readModelText(result.text);
  if ('error' in answer) return { outcome: 'failed' as const, used, ...answer, answer: null };
  return {
    outcome: 'answered' as const,
    used,
    error: null,
    ...answer,
    answer: result.text.replaceAll('\u0000', '').toWellFormed(),
  };
}

/** The startups of a model's answer, or why it cannot be read. */
export function readModelText(text: string): ReturnType<typeof readAnswer> {
  const json = text.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, '$1');
  if (isTooDeep(json)) return { error: 'The answer of the model is nested too deeply.' };
  try {
    return readAnswer(
      JSON.parse(json, (_key, value: unknown) =>
        typeof value === 'string' ? wellFormed(value).replaceAll('\u0000', '') : value,
      ),
    );
  } catch {
    return { error: 'The answer of the model is no JSON.' };
  }
}

import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { ContextWindow } from '../../platform/db/schema/model-dialects.table';

const SIZE = /maximum context length is (\d{3,8}) tokens/iu;
/** Pattern of the token count in an error message. The wording depends on the vLLM version. */
const COUNTED = /\b(\d{1,8}) (?:in the messages|input tokens)/iu;
/** Tokens reserved for the chat template and message ends. */
const MARGIN = 16;
/** Factor that corrects the estimate if a server rejects the request again because it counts more tokens. */
const CORRECTION = 0.95;

/**
 * Parses the context window and the token count from the error message of a rejected request.
 * @param characters number of characters in the rejected messages
 * @param known previous estimate
 * @returns null if the request was rejected for another reason
 */
export function readWindow(
  said: string,
  characters: number,
  known: ContextWindow | null,
): ContextWindow | null {
  const [, tokens] = SIZE.exec(said) ?? [];
  const messages = Number(COUNTED.exec(said)?.[1] ?? 0);
  if (tokens === undefined || messages < 1) return null;
  const counted = characters / messages;
  const most = known === null ? counted : known.charactersPerToken * CORRECTION;
  return { tokens: Number(tokens), charactersPerToken: Math.min(counted, most) };
}

/** Returns the number of tokens that remain for the response. May be negative. */
export function roomIn({ tokens, charactersPerToken }: ContextWindow, characters: number): number {
  return tokens - Math.ceil(characters / charactersPerToken) - MARGIN;
}

/** Returns the number of characters in the messages of a request. It is used to estimate their tokens. */
export function charactersOf(messages: readonly ChatCompletionMessageParam[]): number {
  return messages.reduce((sum, { content }) => sum + (typeof content === 'string' ? content.length : 0), 0);
}

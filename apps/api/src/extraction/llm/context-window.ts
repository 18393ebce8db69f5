import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { ContextWindow } from '../../platform/db/schema/model-dialects.table';

const SIZE = /maximum context length is (\d{3,8}) tokens/iu;
/** The versions of vLLM say it in different words. */
const COUNTED = /\b(\d{1,8}) (?:in the messages|input tokens)/iu;
/** The template of the chat and the ends of messages. */
const MARGIN = 16;
/** A server that refuses again counts more tokens than we thought. */
const CORRECTION = 0.95;

/**
 * The window that a refusal names, with what it counted in our messages.
 * @param characters of the messages that were refused
 * @param known what was thought before
 * @returns null for a refusal about something else
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

/** The tokens that messages of so many characters leave for the answer; it may be negative. */
export function roomIn({ tokens, charactersPerToken }: ContextWindow, characters: number): number {
  return tokens - Math.ceil(characters / charactersPerToken) - MARGIN;
}

/** Length of the messages of a request, by which its tokens are estimated. */
export function charactersOf(messages: readonly ChatCompletionMessageParam[]): number {
  return messages.reduce((sum, { content }) => sum + (typeof content === 'string' ? content.length : 0), 0);
}

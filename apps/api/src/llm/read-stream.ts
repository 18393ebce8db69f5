import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions';

/** What a model said, as far as it is known. */
export interface Said {
  readonly text: string;
  readonly isCut: boolean;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
}

/**
 * Collects a streamed answer. Reasoning that comes in fields or parts of its own is left out.
 * @returns null when nothing of it looks like a chat completion
 */
export async function readStream(chunks: AsyncIterable<ChatCompletionChunk>): Promise<Said | null> {
  const parts: string[] = [];
  let isCut = false;
  let usage: ChatCompletionChunk['usage'];
  let count = 0;
  for await (const chunk of chunks) {
    const choice = Array.isArray(chunk.choices) ? chunk.choices[0] : undefined;
    if (choice === undefined && !isObject(chunk.usage)) continue;
    count += 1;
    parts.push(textOf(choice?.delta?.content));
    if (choice?.finish_reason === 'length') isCut = true;
    if (isObject(chunk.usage)) usage = chunk.usage;
  }
  if (count === 0) return null;
  return {
    text: parts.join(''),
    isCut,
    promptTokens: toCount(usage?.prompt_tokens),
    completionTokens: toCount(usage?.completion_tokens),
  };
}

/** An answer in one piece; null when it does not look like a chat completion. Servers of many makes answer: nothing is certain. */
export function readCompletion(completion: Partial<ChatCompletion>): Said | null {
  const [choice] = Array.isArray(completion.choices) ? completion.choices : [];
  if (choice === undefined || !isObject(choice.message)) return null;
  return {
    text: textOf(choice.message.content),
    isCut: choice.finish_reason === 'length',
    promptTokens: toCount(completion.usage?.prompt_tokens),
    completionTokens: toCount(completion.usage?.completion_tokens),
  };
}

/** Some servers answer in parts: reasoning in one, text in another. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) => (isObject(part) && part.type === 'text' ? part.text : ''))
    .filter((text) => typeof text === 'string')
    .join('');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const toCount = (tokens: unknown): number | null =>
  typeof tokens === 'number' && Number.isSafeInteger(tokens) && tokens >= 0 && tokens < 1e8 ? tokens : null;

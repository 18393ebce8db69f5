import { isTooDeep } from '../../platform/http/validation/json-depth';

/** What a model said, as far as it is known. */
export interface Said {
  readonly text: string;
  readonly isCut: boolean;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
}

const NO_COMPLETION = { error: 'The model server answered something else than a chat completion.' };
const WEB_PAGE = {
  error: 'The address answers a web page, not a chat completion: it usually ends in /v1.',
};
const UNREADABLE = { error: 'The answer of the model server cannot be read.' };

/**
 * Reads the body of a chat completion, in one piece or streamed as events. Servers of many makes answer: nothing is
 * certain. Runs in a thread.
 * @returns `error`, for people, when it is none. Never throws.
 */
export function readBody(body: string, isStream: boolean): Said | { error: string } {
  if (isStream) return readEvents(body);
  if (/^\s*<(?:!doctype|html|head|body|\?xml)/iu.test(body.slice(0, 200))) return WEB_PAGE;
  if (isTooDeep(body)) return UNREADABLE;
  const completion = parsed(body);
  if (isObject(completion) && completion.error) return failureIn(completion.error);
  return (isObject(completion) ? readCompletion(completion) : null) ?? NO_COMPLETION;
}

/** Collects a streamed answer. Reasoning that comes in fields or parts of its own is left out. */
function readEvents(body: string): Said | { error: string } {
  const parts: string[] = [];
  let isCut = false;
  let usage: unknown;
  let count = 0;
  for (const event of body.split(/\r?\n\r?\n/)) {
    const data = dataOf(event);
    if (data === '') continue;
    if (data.startsWith('[DONE]')) break;
    const chunk = isTooDeep(data) ? undefined : parsed(data);
    if (chunk === undefined) return UNREADABLE;
    if (isObject(chunk) && chunk.error) return failureIn(chunk.error);
    if (!isObject(chunk)) continue;
    const choice: unknown = Array.isArray(chunk.choices) ? chunk.choices[0] : undefined;
    if (!isObject(choice) && !isObject(chunk.usage)) continue;
    count += 1;
    if (isObject(choice)) {
      parts.push(textOf(isObject(choice.delta) ? choice.delta.content : undefined));
      if (choice.finish_reason === 'length') isCut = true;
    }
    if (isObject(chunk.usage)) usage = chunk.usage;
  }
  return count === 0 ? NO_COMPLETION : { text: parts.join(''), isCut, ...countsOf(usage) };
}

/** An error that came in place of an answer, although the status said that all was well. */
function failureIn(error: unknown): { error: string } {
  const said = isObject(error) ? error.message : error;
  return typeof said === 'string' && said.trim() !== ''
    ? { error: `The model server answered an error: ${said.trim()}` }
    : UNREADABLE;
}

/** The lines of data of an event, without their name. */
function dataOf(event: string): string {
  return event
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');
}

/** An answer in one piece; null when it does not look like a chat completion. */
function readCompletion({ choices, usage }: Loose): Said | null {
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  if (!isObject(choice) || !isObject(choice.message)) return null;
  return {
    text: textOf(choice.message.content),
    isCut: choice.finish_reason === 'length',
    ...countsOf(usage),
  };
}

const countsOf = (usage: unknown) => ({
  promptTokens: toCount(isObject(usage) ? usage.prompt_tokens : null),
  completionTokens: toCount(isObject(usage) ? usage.completion_tokens : null),
});

/** Some servers answer in parts: reasoning in one, text in another. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) => (isObject(part) && part.type === 'text' ? part.text : ''))
    .filter((text) => typeof text === 'string')
    .join('');
}

/** Undefined for a text that is no JSON. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toCount = (tokens: unknown): number | null =>
  typeof tokens === 'number' && Number.isSafeInteger(tokens) && tokens >= 0 && tokens < 1e8 ? tokens : null;

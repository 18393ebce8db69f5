import { isTooDeep } from '../../platform/http/validation/json-depth';

/** Content of a model response, as far as it is known. */
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
 * Parses the body of a chat completion, complete or streamed as events. It tolerates deviations of different servers.
 * Runs in a thread.
 * @returns the content, or `error` with a message for people if the body is anything else. Never throws.
 */
export function readBody(body: string, isStream: boolean): Said | { error: string } {
  if (isStream) return readEvents(body);
  if (/^\s*<(?:!doctype|html|head|body|\?xml)/iu.test(body.slice(0, 200))) return WEB_PAGE;
  if (isTooDeep(body)) return UNREADABLE;
  const completion = parsed(body);
  if (isObject(completion) && completion.error) return failureIn(completion.error);
  return (isObject(completion) ? readCompletion(completion) : null) ?? NO_COMPLETION;
}

/** Collects the text of a streamed response. Reasoning in separate properties or parts is ignored. */
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

/** Returns the error in a response body with a successful status. */
function failureIn(error: unknown): { error: string } {
  const said = isObject(error) ? error.message : error;
  return typeof said === 'string' && said.trim() !== ''
    ? { error: `The model server answered an error: ${said.trim()}` }
    : UNREADABLE;
}

/** Returns the data lines of a server-sent event without their prefix. */
function dataOf(event: string): string {
  return event
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');
}

/** Parses an unstreamed response; null if it is not a chat completion. */
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

/** Returns the text of a message. Some servers send it in parts, separate from the reasoning. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) => (isObject(part) && part.type === 'text' ? part.text : ''))
    .filter((text) => typeof text === 'string')
    .join('');
}

/** Parses JSON; undefined if it is invalid. */
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

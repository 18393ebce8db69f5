import { Type, type Static } from '@sinclair/typebox';
import { nameText } from '../../platform/http/validation/name-text';
import { MAX_NAME_LENGTH } from '../../platform/http/validation/text-limits';
import {
  DEFAULT_PLACEHOLDER,
  DEFAULT_PROMPT_NAME,
  DEFAULT_TEMPERATURE,
  DEFAULT_TOP_P,
  MAX_PROMPT_LENGTH,
  MAX_TEMPERATURE,
  MAX_TOP_P,
  MIN_OUTPUT_TOKENS,
  MIN_TEMPERATURE,
  MIN_TOP_P,
} from './prompt.limits';
import {
  listBody,
  closed,
  idParams,
  nullableInteger,
  nullableString,
  pageQuery,
  ref,
  seenVersion,
} from '../../platform/http/validation/schema-parts';

const MAX_PLACEHOLDER_LENGTH = 100;
/** Largest output limit that can be stored. A request never uses more tokens than the server allows. */
const MAX_TOKENS_STORED = 1_000_000;

export const Prompt = closed(
  {
    prompt_id: Type.String(),
    name: Type.String(),
    version: Type.Integer({ description: 'From 1 within the name' }),
    body: Type.String(),
    model: nullableString(MAX_NAME_LENGTH),
    temperature: Type.Number(),
    top_p: Type.Number(),
    max_output_tokens: nullableInteger(MIN_OUTPUT_TOKENS, MAX_TOKENS_STORED),
    placeholder: Type.String({ description: 'Becomes one line for each parameter' }),
    is_active: Type.Boolean(),
    created_at: Type.String(),
    updated_at: Type.String(),
    models: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Which models may be named; empty when only the built-in extractor may, as built-in',
      }),
    ),
    latest_version: Type.Optional(
      Type.Integer({ description: 'The newest version of the name; sent back as If-Match of a save' }),
    ),
  },
  { $id: 'Prompt' },
);
export type PromptBody = Static<typeof Prompt>;

const PromptPage = listBody(Prompt, 'PromptPage');

const nullableFraction = (range: { minimum: number; maximum: number; default: number }) =>
  Type.Optional(Type.Unsafe<number | null>({ type: ['number', 'null'], ...range }));
const nameOptions = {
  maxLength: MAX_NAME_LENGTH,
  default: DEFAULT_PROMPT_NAME,
  description: 'The usual name when absent',
};

/** Request body of savePrompt. */
export const PromptInput = closed(
  {
    name: Type.Optional(nameText(nameOptions)),
    prompt: Type.String({ minLength: 1, maxLength: MAX_PROMPT_LENGTH }),
    model: Type.Optional(nullableString(MAX_NAME_LENGTH)),
    temperature: nullableFraction({
      minimum: MIN_TEMPERATURE,
      maximum: MAX_TEMPERATURE,
      default: DEFAULT_TEMPERATURE,
    }),
    top_p: nullableFraction({ minimum: MIN_TOP_P, maximum: MAX_TOP_P, default: DEFAULT_TOP_P }),
    max_output_tokens: Type.Optional(nullableInteger(MIN_OUTPUT_TOKENS, MAX_TOKENS_STORED)),
    placeholder: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        maxLength: MAX_PLACEHOLDER_LENGTH,
        default: DEFAULT_PLACEHOLDER,
      }),
    ),
  },
  { $id: 'PromptInput' },
);
export type PromptInputBody = Static<typeof PromptInput>;

const tags = ['prompts'];

export const listPromptsSchema = {
  operationId: 'listPrompts',
  tags,
  summary: 'Versions of prompts, newest first; of every name, unless one is given',
  querystring: closed({ ...pageQuery, name: Type.Optional(Type.String({ maxLength: MAX_NAME_LENGTH })) }),
  response: { 200: ref(PromptPage) },
};

export const activatePromptSchema = {
  operationId: 'activatePrompt',
  tags,
  summary: 'Make a version the only active one of its name',
  description: 'If-Match holds the version that was active when the caller looked.',
  params: idParams,
  headers: seenVersion,
  response: { 200: ref(Prompt) },
};

export const readPromptSchema = {
  operationId: 'readPrompt',
  tags,
  refuses: [404],
  summary: 'The active version of a name',
  querystring: closed({ name: Type.Optional(Type.String(nameOptions)) }),
  response: { 200: ref(Prompt) },
};

export const savePromptSchema = {
  operationId: 'savePrompt',
  tags,
  summary: 'Add a version; the first of a name is active at once, later ones wait',
  description:
    'What is the same as the newest or the active version makes none. If-Match holds the newest version when the caller looked.',
  headers: seenVersion,
  body: ref(PromptInput),
  response: { 200: ref(Prompt) },
};

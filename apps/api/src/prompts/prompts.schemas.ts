import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import {
  MAX_NAME_LENGTH,
  MAX_PROMPT_LENGTH,
  MAX_TEMPERATURE,
  MAX_TOP_P,
  MIN_OUTPUT_TOKENS,
  MIN_TEMPERATURE,
  MIN_TOP_P,
} from '@vaglio/product-rules';
import { closed, idParams, nullableInteger, nullableString, pageQuery, ref } from '../contract/schema-parts';

const MAX_PLACEHOLDER_LENGTH = 100;
/** As stored; a call never asks for more than the server allows. */
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
        description: 'Which models may be named; empty when the built-in extractor answers',
      }),
    ),
  },
  { $id: 'Prompt' },
);
export type PromptBody = Static<typeof Prompt>;

export const PromptPage = closed(
  { items: Type.Array(ref(Prompt)), total: Type.Integer() },
  { $id: 'PromptPage' },
);

const nullableFraction = (minimum: number, maximum: number) =>
  Type.Optional(Type.Unsafe<number | null>({ type: ['number', 'null'], minimum, maximum }));
const name = Type.Optional(
  Type.String({ maxLength: MAX_NAME_LENGTH, description: 'The usual name when absent' }),
);

/** Body of savePrompt. */
export const PromptInput = closed(
  {
    name,
    prompt: Type.String({ minLength: 1, maxLength: MAX_PROMPT_LENGTH }),
    model: Type.Optional(nullableString(MAX_NAME_LENGTH)),
    temperature: nullableFraction(MIN_TEMPERATURE, MAX_TEMPERATURE),
    top_p: nullableFraction(MIN_TOP_P, MAX_TOP_P),
    max_output_tokens: Type.Optional(nullableInteger(MIN_OUTPUT_TOKENS, MAX_TOKENS_STORED)),
    placeholder: Type.Optional(nullableString(MAX_PLACEHOLDER_LENGTH)),
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
  params: idParams,
  response: { 200: ref(Prompt) },
};

export const readPromptSchema = {
  operationId: 'readPrompt',
  tags,
  summary: 'The active version of a name',
  querystring: closed({ name }),
  response: { 200: ref(Prompt) },
};

export const savePromptSchema = {
  operationId: 'savePrompt',
  tags,
  summary: 'Add a version; the first of a name is active at once, later ones wait',
  body: ref(PromptInput),
  response: { 200: ref(Prompt) },
};

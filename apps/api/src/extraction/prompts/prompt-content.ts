import { badRequest } from '../../platform/http/errors/errors';
import { BUILT_IN_MODEL } from '@vaglio/article-extractor';
import {
  DEFAULT_PLACEHOLDER,
  DEFAULT_PROMPT_NAME,
  DEFAULT_TEMPERATURE,
  DEFAULT_TOP_P,
} from './prompt.limits';
import type { PromptRow } from './prompt.queries';
import type { PromptInputBody } from './prompts.schemas';

/** Columns with the content of a prompt version. They never change after it is stored. */
const COMPARED = ['body', 'model', 'temperature', 'top_p', 'max_output_tokens', 'placeholder'] as const;
export type PromptContent = Pick<PromptRow, 'name' | (typeof COMPARED)[number]>;

/**
 * Converts request input to the content of a prompt version, with defaults for omitted values.
 * @param models models that the version may name; if empty, only the built-in extractor
 * @throws Refusal 400 for a blank text or a model that is not allowed
 */
export function readPromptContent(input: PromptInputBody, models: readonly string[]): PromptContent {
  if (input.prompt.trim() === '') throw badRequest('prompt is required.');
  const model = input.model?.trim() || null;
  if (model !== null) refuseUnknownModel(model, models);
  return {
    name: input.name?.trim() || DEFAULT_PROMPT_NAME,
    body: input.prompt,
    model,
    temperature: input.temperature ?? DEFAULT_TEMPERATURE,
    top_p: input.top_p ?? DEFAULT_TOP_P,
    max_output_tokens: input.max_output_tokens ?? null,
    placeholder: input.placeholder?.trim() || DEFAULT_PLACEHOLDER,
  };
}

function refuseUnknownModel(model: string, models: readonly string[]): void {
  if (models.length === 0 && model !== BUILT_IN_MODEL)
    throw badRequest(`No model is configured: only ${BUILT_IN_MODEL} may be named, not ${model}.`);
  if (models.length > 0 && !models.includes(model))
    throw badRequest(`The model ${model} is not allowed here. Allowed: ${models.join(', ')}.`);
}

/** Returns whether a prompt version has this content. */
export function isSameContent(row: PromptRow, content: PromptContent): boolean {
  return COMPARED.every((column) => row[column] === content[column]);
}

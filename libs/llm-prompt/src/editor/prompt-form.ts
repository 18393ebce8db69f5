import { type Prompt, type PromptInput, savePromptLimits as limits } from '@vaglio/contract';
import { readDecimal, type FormError } from '@vaglio/ui';
import { fractionText } from '../version/fraction-text';

/** Form values of a prompt. */
export interface PromptForm {
  /** Name of the model, or '' for the default model. */
  readonly model: string;
  readonly temperature: string;
  readonly top_p: string;
  /** Maximum number of output tokens, or '' for the model's default. */
  readonly max_output_tokens: string;
  readonly placeholder: string;
  readonly body: string;
}

/** Form values that are used if no prompt could be loaded. Source: spec §9, prompt defaults. */
export const DEFAULT_FORM: PromptForm = {
  model: '',
  temperature: fractionText(limits.temperature.default),
  top_p: fractionText(limits.top_p.default),
  max_output_tokens: '',
  placeholder: limits.placeholder.default,
  body: '',
};

/** Returns the form values of a prompt version. Missing values, or a missing version, become defaults. */
export function toPromptForm(version: Prompt | null): PromptForm {
  return version ? formOf(version) : DEFAULT_FORM;
}

function formOf({ model, temperature, top_p, max_output_tokens, placeholder, body }: Prompt): PromptForm {
  return {
    model: model ?? '',
    temperature: fractionText(temperature ?? limits.temperature.default),
    top_p: fractionText(top_p ?? limits.top_p.default),
    max_output_tokens: max_output_tokens === null ? '' : String(max_output_tokens),
    placeholder: placeholder ?? limits.placeholder.default,
    body,
  };
}

/**
 * Returns the first problem of a prompt form. Max tokens must be empty or an integer of at least 1, and the body is
 * required. An invalid temperature or top-p is no problem, because it becomes the default.
 * @returns null if the form is valid
 * Source: spec §5, prompt.
 */
export function checkPrompt({
  max_output_tokens,
  body,
}: PromptForm): FormError<'max_output_tokens' | 'body'> | null {
  const tokens =
    max_output_tokens.trim() === '' ? limits.max_output_tokens.minimum : readDecimal(max_output_tokens);
  if (tokens === null || !Number.isSafeInteger(tokens) || tokens < limits.max_output_tokens.minimum) {
    return { field: 'max_output_tokens', text: 'Enter a whole number of at least 1, or nothing.' };
  }
  return body.trim() === '' ? { field: 'body', text: 'Prompt body is required.' } : null;
}

/** Parses a temperature from 0 to 2. For any other text it returns null, which becomes 0.2. */
export function readTemperature(text: string): number | null {
  return within(readDecimal(text), limits.temperature.minimum, limits.temperature.maximum);
}

/** Parses a top-p from 0 to 1. For any other text it returns null, which becomes 1. */
export function readTopP(text: string): number | null {
  return within(readDecimal(text), limits.top_p.minimum, limits.top_p.maximum);
}

/**
 * Replaces an invalid temperature with 0.2, an invalid top-p with 1, and an empty placeholder with the default. Source:
 * spec §5, prompt.
 */
export function withFallbacks(form: PromptForm): PromptForm {
  return {
    ...form,
    model: form.model.trim(),
    temperature: fractionText(readTemperature(form.temperature) ?? limits.temperature.default),
    top_p: fractionText(readTopP(form.top_p) ?? limits.top_p.default),
    max_output_tokens: form.max_output_tokens.trim(),
    placeholder: form.placeholder.trim() || limits.placeholder.default,
  };
}

/**
 * Converts a valid prompt form to a request body. The placeholder is included only if the server returns placeholders
 * or if it differs from the default.
 */
export function toPromptInput(form: PromptForm, hasPlaceholder: boolean): PromptInput {
  const { model, temperature, top_p, max_output_tokens, placeholder, body } = withFallbacks(form);
  return {
    name: limits.name.default,
    prompt: body,
    model: model || null,
    temperature: Number(temperature),
    top_p: Number(top_p),
    max_output_tokens: max_output_tokens === '' ? null : Number(max_output_tokens),
    ...((hasPlaceholder || placeholder !== limits.placeholder.default) && { placeholder }),
  };
}

function within(value: number | null, lowest: number, highest: number): number | null {
  return value !== null && value >= lowest && value <= highest ? value : null;
}

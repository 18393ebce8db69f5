import { type Prompt, type PromptInput, savePromptLimits as limits } from '@vaglio/contract';
import { readDecimal, type FormError } from '@vaglio/ui';
import { fractionText } from '../version/fraction-text';

/** A prompt as it is typed. */
export interface PromptForm {
  /** Empty: whichever model answers. */
  readonly model: string;
  readonly temperature: string;
  readonly top_p: string;
  /** Empty: the model's default. */
  readonly max_output_tokens: string;
  readonly placeholder: string;
  readonly body: string;
}

/** What is edited while no prompt could be loaded. Source: spec §9, prompt defaults. */
export const DEFAULT_FORM: PromptForm = {
  model: '',
  temperature: fractionText(limits.temperature.default),
  top_p: fractionText(limits.top_p.default),
  max_output_tokens: '',
  placeholder: limits.placeholder.default,
  body: '',
};

/** The form of a version, of the usual values without one; what the server left out is as usual. */
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
 * First problem of the form: max tokens a whole number from 1, or empty; then a body. Temperature and top-p have none:
 * they fall back.
 * @returns null when there is none
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

/** A temperature from 0 to 2; null for what falls back to 0.2. */
export function readTemperature(text: string): number | null {
  return within(readDecimal(text), limits.temperature.minimum, limits.temperature.maximum);
}

/** A top-p from 0 to 1; null for what falls back to 1. */
export function readTopP(text: string): number | null {
  return within(readDecimal(text), limits.top_p.minimum, limits.top_p.maximum);
}

/** The form as it is sent: an invalid temperature or top-p has become 0.2 or 1, an empty placeholder the usual one. Source: spec §5, prompt. */
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
 * What is sent of a form without problems. The placeholder is no part of what every server understands: it is sent to
 * one that returns its own, and where it is not the usual one.
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

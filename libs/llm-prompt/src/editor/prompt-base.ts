import type { Prompt, Outcome } from '@vaglio/contract';
import { toPromptForm, withFallbacks, type PromptForm } from './prompt-form';

/** Version on which a new version is based. */
export interface PromptBase {
  /** Version from which the form was filled, or the version saved last. */
  readonly prompt: Prompt;
  /** Number of the newest version when the form was loaded, or undefined if the server does not return it. */
  readonly version: number | undefined;
}

export function toBase(prompt: Prompt): PromptBase {
  return { prompt, version: prompt.latest_version };
}

export function baseForm({ prompt }: PromptBase): PromptForm {
  return toPromptForm(prompt);
}

/** Converts the outcome of saving a version to an outcome that contains the new base. */
export function baseOutcome(outcome: Outcome<Prompt>): Outcome<PromptBase> {
  if (outcome.kind === 'done') return { kind: 'done', row: outcome.row && toBase(outcome.row) };
  if (outcome.kind === 'failed') return outcome;
  return { kind: 'stale', conflict: { ...outcome.conflict, current: toBase(outcome.conflict.current) } };
}

/** Returns true if a form has the same values as a prompt version. */
export function isSamePrompt(form: PromptForm, version: Prompt): boolean {
  const [typed, stored] = [withFallbacks(form), withFallbacks(toPromptForm(version))];
  return JSON.stringify(typed) === JSON.stringify(stored);
}

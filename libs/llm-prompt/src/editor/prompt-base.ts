import type { Prompt } from '@vaglio/contract';
import type { Outcome } from '@vaglio/ui';
import { toPromptForm, withFallbacks, type PromptForm } from './prompt-form';

/** What a new version is made from. */
export interface PromptBase {
  /** The version that the form was filled with, or that was saved last. */
  readonly prompt: Prompt;
  /** The newest version when the person looked; undefined where the server does not say. */
  readonly version: number | undefined;
}

export function toBase(prompt: Prompt): PromptBase {
  return { prompt, version: prompt.latest_version };
}

export function baseForm({ prompt }: PromptBase): PromptForm {
  return toPromptForm(prompt);
}

/** The outcome of a save as one of the base. */
export function baseOutcome(outcome: Outcome<Prompt>): Outcome<PromptBase> {
  if (outcome.kind === 'done') return { kind: 'done', row: outcome.row && toBase(outcome.row) };
  if (outcome.kind === 'failed') return outcome;
  return { kind: 'stale', conflict: { ...outcome.conflict, current: toBase(outcome.conflict.current) } };
}

/** Whether a form says the same as a version. */
export function isSamePrompt(form: PromptForm, version: Prompt): boolean {
  const [typed, stored] = [withFallbacks(form), withFallbacks(toPromptForm(version))];
  return JSON.stringify(typed) === JSON.stringify(stored);
}

import { useState } from 'react';
import { ifMatch, outcomeOf } from '@vaglio/api-client';
import { type Prompt, promptShape } from '@vaglio/contract';
import type { Outcome } from '@vaglio/ui';
import { useSavePromptMutation } from '../hooks.gen';
import { baseOutcome, isSamePrompt, type PromptBase } from './prompt-base';
import { toPromptInput, type PromptForm } from './prompt-form';
import type { SavedPrompt } from './saved-text';

/**
 * Saves a new version over the newest one that the person saw. What says the same as its base is not sent to a server
 * that makes no version of it.
 * @param sendsPlaceholder whether the server knows the placeholder
 * @returns `saved` is what the last save made, with `isUnchanged` when that was no version
 * Source: spec §7 and §8.
 */
export function useSavePrompt(sendsPlaceholder: boolean) {
  const [call] = useSavePromptMutation();
  const [saved, setSaved] = useState<SavedPrompt | null>(null);
  const save = async (form: PromptForm, seen: PromptBase | null): Promise<Outcome<PromptBase>> => {
    const newest = seen?.version;
    if (seen && newest !== undefined && isSamePrompt(form, seen.prompt)) {
      setSaved({ ...seen.prompt, isUnchanged: true });
      return { kind: 'done', row: seen };
    }
    const promptInput = toPromptInput(form, sendsPlaceholder);
    const answer = await call({ ...ifMatch(newest), promptInput });
    const outcome = outcomeOf<Prompt>(answer, promptShape, 'Failed to save prompt');
    if (outcome.kind === 'done') {
      const version = outcome.row?.version;
      const isUnchanged = version !== undefined && newest !== undefined && version <= newest;
      setSaved({ ...outcome.row, isUnchanged });
    }
    return baseOutcome(outcome);
  };
  return { save, saved };
}

import { useState } from 'react';
import { ifMatch, outcomeOf } from '@vaglio/api-client';
import { type Prompt, promptShape, type Outcome } from '@vaglio/contract';
import { useSavePromptMutation } from '../hooks.gen';
import { baseOutcome, isSamePrompt, type PromptBase } from './prompt-base';
import { toPromptInput, type PromptForm } from './prompt-form';
import type { SavedPrompt } from './saved-text';

/**
 * Saves a new version based on the newest version when the form was loaded. Unchanged values are not sent to servers
 * that create no version for them.
 * @param sendsPlaceholder true if the server supports placeholders
 * @returns `saved`: the version saved last, whose `isUnchanged` is true if no version was created
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

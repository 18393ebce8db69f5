import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { useSavePromptMutation } from '../endpoints.gen';
import { toPromptInput, type PromptForm } from './prompt-form';
import type { SavedPrompt } from './saved-words';

/**
 * Saves a new version.
 * @param sendsPlaceholder whether the server knows the placeholder
 * @returns `save` resolves with why it failed, or null; `saved` is what the server answered to the last save
 * Source: spec §7 and §8.
 */
export function useSavePrompt(sendsPlaceholder: boolean) {
  const [call] = useSavePromptMutation();
  const [saved, setSaved] = useState<SavedPrompt | null>(null);
  const save = async (form: PromptForm): Promise<string | null> => {
    const { data, error } = await call({ promptInput: toPromptInput(form, sendsPlaceholder) });
    if (error) return errorText(error, 'Failed to save prompt');
    setSaved(data ?? {});
    return null;
  };
  return { save, saved };
}

import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { useSavePromptMutation } from '../endpoints.gen';
import { readPromptVersion, type PromptVersion } from '../version/prompt-version';
import { toPromptInput, type PromptForm } from './prompt-form';

/** Saves a new version; `saved` is what the server answered, until `forget` or the next try. Source: spec §7 and §8. */
export function useSavePrompt(onSaved: (form: PromptForm) => void) {
  const [call, { isLoading, error, reset }] = useSavePromptMutation();
  const [saved, setSaved] = useState<PromptVersion | null>(null);
  const save = async (form: PromptForm, tellsPlaceholder: boolean) => {
    setSaved(null);
    const { data, error: refusal } = await call({ promptInput: toPromptInput(form, tellsPlaceholder) });
    if (refusal) return;
    setSaved(readPromptVersion(data));
    onSaved(form);
  };
  const forget = () => {
    setSaved(null);
    reset();
  };
  return {
    save,
    isSaving: isLoading,
    saved,
    failure: error ? errorText(error, 'Failed to save prompt') : null,
    forget,
  };
}

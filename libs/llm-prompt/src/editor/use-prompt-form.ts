import { useMemo } from 'react';
import { useCheckedForm } from '@vaglio/ui';
import type { Prompt } from '../endpoints.gen';
import { checkPrompt, toPromptForm, withFallbacks } from './prompt-form';
import { useSavePrompt } from './use-save-prompt';

/**
 * What is typed, compared with the active version or the one saved last. Another version that becomes active takes the
 * form over, unless it holds unsaved changes. Where a value that was sent fell back, the form shows that.
 */
export function usePromptForm(active: Prompt | null) {
  const stored = useMemo(() => toPromptForm(active), [active]);
  const { save, saved } = useSavePrompt(active?.placeholder !== undefined);
  const form = useCheckedForm({
    start: stored,
    stored: active ? stored : undefined,
    check: checkPrompt,
    save,
    toStored: withFallbacks,
    hidesOutcomeOnChange: true,
  });
  return { ...form, saved: form.isSaved ? saved : null };
}

import { useMemo, useState } from 'react';
import type { Prompt } from '@vaglio/contract';
import { useVersionedForm } from '@vaglio/ui';
import { baseForm, isSamePrompt, toBase, type PromptBase } from './prompt-base';
import { checkPrompt, toPromptForm, withFallbacks, type PromptForm } from './prompt-form';
import { useSavePrompt } from './use-save-prompt';

/**
 * Form of the prompt, compared with the active version or the version saved last. If another version becomes active,
 * its values replace the form values unless there are unsaved changes. After saving, the form shows the defaults that
 * replaced invalid values.
 */
export function usePromptForm(active: Prompt | null) {
  const present = useSameVersion(active);
  const stored = useMemo(() => toPromptForm(present), [present]);
  const base = useMemo(() => present && toBase(present), [present]);
  const { save, saved } = useSavePrompt(active?.placeholder !== undefined);
  const form = useVersionedForm<PromptBase, PromptForm>({
    row: base,
    start: stored,
    stored: present ? stored : undefined,
    toForm: baseForm,
    check: checkPrompt,
    save,
    toStored: withFallbacks,
    hidesOutcomeOnChange: true,
  });
  return { ...form, saved: form.isSaved ? saved : null };
}

/** Returns the active version as it was loaded first, so that reloading it does not change the form. */
function useSameVersion(active: Prompt | null): Prompt | null {
  const [present, setPresent] = useState(active);
  const isSame =
    active !== null &&
    present !== null &&
    active.prompt_id === present.prompt_id &&
    isSamePrompt(toPromptForm(active), present);
  if (isSame || active === present) return present;
  setPresent(active);
  return active;
}

import { useMemo, useState } from 'react';
import type { Prompt } from '@vaglio/contract';
import { useVersionedForm } from '@vaglio/ui';
import { baseForm, isSamePrompt, toBase, type PromptBase } from './prompt-base';
import { checkPrompt, toPromptForm, withFallbacks, type PromptForm } from './prompt-form';
import { useSavePrompt } from './use-save-prompt';

/**
 * What is typed, compared with the active version or the one saved last. Another version that becomes active takes the
 * form over, unless it holds unsaved changes. Where a value that was sent fell back, the form shows that.
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

/** The active version as it was first loaded: that it was loaded again changes nothing of what is edited. */
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

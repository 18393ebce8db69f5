import { useState } from 'react';
import type { PromptVersion } from '../version/prompt-version';
import { DEFAULT_FORM, isSameForm, toPromptForm, withFallbacks, type PromptForm } from './prompt-form';

/**
 * What is typed, and what it is compared with: the active version, or the one saved last.
 * Another version that becomes active takes the form over, unless it holds unsaved changes.
 */
export function usePromptForm(active: PromptVersion | null) {
  const [start, setStart] = useState(active);
  const [saved, setSaved] = useState(() => formOf(active));
  const [form, setForm] = useState(saved);
  const isDirty = !isSameForm(form, saved);
  if (start !== active) {
    setStart(active);
    if (!isDirty && active) {
      setSaved(toPromptForm(active));
      setForm(toPromptForm(active));
    }
  }
  /** What was sent is what is saved; where it fell back, and nothing was typed since, the form shows that. */
  const keep = (sent: PromptForm) => {
    const kept = withFallbacks(sent);
    setSaved(kept);
    setForm((present) => (isSameForm(present, sent) ? kept : present));
  };
  return { form, setForm, isDirty, keep };
}

function formOf(version: PromptVersion | null): PromptForm {
  return version ? toPromptForm(version) : DEFAULT_FORM;
}

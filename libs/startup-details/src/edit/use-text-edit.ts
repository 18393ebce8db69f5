import { useState } from 'react';
import { errorText, ifMatch } from '@vaglio/api-client';
import type { Startup, StartupColumns } from '@vaglio/contract';
import { currentStartup, useSetInvestmentTextMutation } from '@vaglio/startups-data';
import { useValidatedForm } from '@vaglio/ui';
import {
  isSameDraft,
  listTextProblems,
  toChangedBody,
  toTextBody,
  toTextDraft,
  withTheirs,
  type TextDraft,
} from './text-form';

/**
 * A text edit of one startup. What the person typed stays through every refusal; when another person was faster, the
 * edit shows what they changed and asks which of both is to hold.
 * @param startup as it is when the edit begins
 */
export function useTextEdit(startup: Startup, onSaved: (answer: StartupColumns | null) => void) {
  const [saveText, { isLoading, error, reset }] = useSetInvestmentTextMutation();
  const [base, setBase] = useState(startup);
  const before = toTextDraft(base);
  const current = error ? currentStartup(error) : null;

  const send = async (draft: TextDraft, version: number | undefined): Promise<string | null> => {
    const body = version === undefined ? toTextBody(draft) : toChangedBody(draft, before);
    const answer =
      Object.keys(body).length === 0 ? null : await saveText({ id: base.id, ...ifMatch(version), body });
    if (answer?.error) return errorText(answer.error, 'Save failed');
    onSaved(answer?.data ?? null);
    return null;
  };
  const form = useValidatedForm({
    start: before,
    check: (draft) => listTextProblems(draft, before),
    save: (draft) => send(draft, base.version),
    isSame: (draft) => isSameDraft(draft, before),
  });
  return {
    control: form.control,
    // Overwriting saves outside of the form.
    status: { ...form.status, isSaving: isLoading },
    failure: error && !current ? errorText(error, 'Save failed') : null,
    conflict: current && {
      seen: base,
      current,
      overwrite: (): void => void send(form.values, current.version),
      takeTheirs: (): void => {
        reset();
        form.reset(withTheirs(form.values, before, toTextDraft(current)), { keepFieldsRef: true });
        setBase(current);
      },
    },
  };
}

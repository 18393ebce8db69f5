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
 * Manages the text edit of a startup. Typed values are kept after every failure. If another user has changed the
 * startup, the edit shows those changes, and the user chooses which values to keep.
 * @param startup startup as it was when the edit started
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
    // Overwriting another user's changes sends a request outside the form, so its state is included.
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

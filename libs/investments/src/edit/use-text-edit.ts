import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { useSetInvestmentTextMutation } from '@vaglio/startups-data';
import type { Investment } from '../list/investment';
import { ifMatch } from './decision';
import { readCurrent } from './stale-answer';
import { isSameDraft, toChangedBody, toTextBody, toTextDraft, withTheirs, type TextDraft } from './text-form';

/**
 * A text edit of one startup. What the person typed stays through every refusal; when somebody else was faster, the
 * person sees what they changed and decides.
 * @param startup as it is when the edit begins
 */
export function useTextEdit(startup: Investment, onSaved: (answer: unknown) => void) {
  const [saveText, { isLoading, error, reset }] = useSetInvestmentTextMutation();
  const [base, setBase] = useState(startup);
  const [draft, setDraft] = useState(() => toTextDraft(startup));
  const before = toTextDraft(base);
  const current = error ? readCurrent(error) : null;

  const send = async (version: number | null) => {
    const body = version === null ? toTextBody(draft) : toChangedBody(draft, before);
    if (Object.keys(body).length === 0) return onSaved(null);
    const { data, error: refusal } = await saveText({ id: base.id, ...ifMatch(version), body });
    if (!refusal) onSaved(data);
  };
  return {
    draft,
    before,
    type: (changes: Partial<TextDraft>): void => setDraft({ ...draft, ...changes }),
    isChanged: !isSameDraft(draft, before),
    isSaving: isLoading,
    failure: error && !current ? errorText(error, 'Save failed') : null,
    conflict: current && {
      seen: base,
      current,
      overwrite: (): void => void send(current.version),
      takeTheirs: (): void => {
        reset();
        setDraft(withTheirs(draft, before, toTextDraft(current)));
        setBase(current);
      },
    },
    save: (): Promise<void> => send(base.version),
  };
}

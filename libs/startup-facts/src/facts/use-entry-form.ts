import { useState } from 'react';
import type { StartupFacts } from '@vaglio/contract';
import { useVersionedForm, type FormError } from '@vaglio/ui';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FactsScope } from './facts-scope';
import type { FactAnswer } from './use-fact-outcome';
import { useFactSave } from './use-fact-save';

interface EntryRules<Draft extends FieldValues> {
  readonly scope: FactsScope;
  /** Returns the form values of the entry in the given facts. They are empty for a new or deleted entry. */
  readonly toDraft: (facts: StartupFacts) => Draft;
  readonly check: (draft: Draft) => readonly FormError<FieldPath<Draft>>[];
  readonly send: (draft: Draft, version: number) => Promise<FactAnswer>;
  readonly onClose: () => void;
}

/** Returns the form of a list entry. It detects changes to that entry by another user. */
export function useEntryForm<Draft extends FieldValues>(rules: EntryRules<Draft>) {
  const { scope, toDraft, check, send, onClose } = rules;
  // The form compares with the facts that the user saw, even if the facts are reloaded while the user types.
  const [opened] = useState(scope.facts);
  const save = useFactSave(scope.report);
  const draftText = (facts: StartupFacts) => JSON.stringify(toDraft(facts));
  return useVersionedForm<StartupFacts, Draft>({
    row: opened,
    start: toDraft(opened),
    toForm: toDraft,
    check,
    save: (draft, before) => {
      const seen = before ?? opened;
      return save({
        seen,
        send: (version) => send(draft, version),
        isSame: (current) => draftText(current) === draftText(seen),
        text: () => 'Saved.',
      });
    },
    onSaved: onClose,
  });
}

import { useState } from 'react';
import type { StartupFacts } from '@vaglio/contract';
import { useVersionedForm, type FormError } from '@vaglio/ui';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FactsScope } from './facts-scope';
import type { FactAnswer } from './use-fact-outcome';
import { useFactSave } from './use-fact-save';

interface EntryRules<Draft extends FieldValues> {
  readonly scope: FactsScope;
  /** The entry as a form holds it, from facts; of a new one, and of one that is gone, an empty form. */
  readonly toDraft: (facts: StartupFacts) => Draft;
  readonly check: (draft: Draft) => readonly FormError<FieldPath<Draft>>[];
  readonly send: (draft: Draft, version: number) => Promise<FactAnswer>;
  readonly onClose: () => void;
}

/** The form of one entry of a list of facts, which notices when somebody changed that entry meanwhile. */
export function useEntryForm<Draft extends FieldValues>(rules: EntryRules<Draft>) {
  const { scope, toDraft, check, send, onClose } = rules;
  // Facts that are loaded again while a person types must not pass for those that they saw.
  const [opened] = useState(scope.facts);
  const save = useFactSave(scope.report);
  const essence = (facts: StartupFacts) => JSON.stringify(toDraft(facts));
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
        isSame: (current) => essence(current) === essence(seen),
        text: () => 'Saved.',
      });
    },
    onSaved: onClose,
  });
}

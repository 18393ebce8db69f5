import type { StartupFacts } from '@vaglio/contract';
import { InPlaceForm, type FieldTexts } from '@vaglio/ui';
import type { FieldValues } from 'react-hook-form';
import type { ReactNode } from 'react';
import type { useEntryForm } from './use-entry-form';

interface EntryFormProps<Draft extends FieldValues> {
  readonly form: ReturnType<typeof useEntryForm<Draft>>;
  /** Name of the entry within a sentence, such as 'this founder'. */
  readonly what: string;
  /** Accessible name of the form, such as 'Add a founder' or 'Edit Anna-Lena Gschwend'. */
  readonly label: string;
  readonly toDraft: (facts: StartupFacts) => Draft;
  readonly textsOf: (draft: Draft) => FieldTexts;
  readonly isNew: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Form for a single list entry. If another user has changed the entry, it shows both versions. */
export function EntryForm<Draft extends FieldValues>(props: EntryFormProps<Draft>) {
  const { form, what, label, toDraft, textsOf, isNew, onClose, children } = props;
  const { status, values } = form;
  return (
    <InPlaceForm
      form={status}
      label={label}
      saveLabel={isNew ? 'Add' : 'Save'}
      conflict={{ what, textsOf: (facts) => textsOf(toDraft(facts)), mine: () => textsOf(values) }}
      hasLabels
      onClose={onClose}
    >
      {children}
    </InPlaceForm>
  );
}

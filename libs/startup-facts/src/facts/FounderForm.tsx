import { ifMatch } from '@vaglio/api-client';
import { addFounderLimits as limits, type StartupFacts } from '@vaglio/contract';
import { FormField, type FormError } from '@vaglio/ui';
import { useAddFounderMutation, useCorrectFounderMutation } from '@vaglio/startups-data';
import { EntryForm } from './EntryForm';
import type { FactsScope } from './facts-scope';
import { NoteField } from './NoteField';
import { useEntryForm } from './use-entry-form';

type FounderDraft = { first_name: string; last_name: string; role: string; note: string };

interface FounderFormProps {
  readonly scope: FactsScope;
  /** Key of the edited founder, or null for a new founder. */
  readonly entry: string | null;
  readonly onClose: () => void;
}

/** In-place form for a founder with the name, the role and an optional note. */
export function FounderForm({ scope, entry, onClose }: FounderFormProps) {
  const [add] = useAddFounderMutation();
  const [correct] = useCorrectFounderMutation();
  const { id } = scope.facts;
  const toDraft = (facts: StartupFacts): FounderDraft => {
    const known = facts.founders.find(({ key }) => key === entry);
    return {
      first_name: known?.first_name ?? '',
      last_name: known?.last_name ?? '',
      role: known?.role ?? '',
      note: known?.note ?? '',
    };
  };
  const form = useEntryForm<FounderDraft>({
    scope,
    toDraft,
    check: checkFounder,
    send: (draft, version) => {
      const founderStatement = toStatement(draft);
      return entry === null
        ? add({ id, ...ifMatch(version), founderStatement })
        : correct({ id, key: entry, ...ifMatch(version), founderCorrection: founderStatement });
    },
    onClose,
  });
  const { control } = form;
  return (
    <EntryForm
      form={form}
      what="this founder"
      label={entry === null ? 'Add a founder' : 'Edit the founder'}
      toDraft={toDraft}
      textsOf={({ first_name, last_name, role, note }) => ({
        'First name': first_name,
        'Last name': last_name,
        Role: role,
        Note: note,
      })}
      isNew={entry === null}
      onClose={onClose}
    >
      <FormField control={control} name="first_name" label="First name" {...limits.first_name} />
      <FormField
        control={control}
        name="last_name"
        label="Last name"
        maxLength={limits.last_name.maxLength}
      />
      <FormField control={control} name="role" label="Role" placeholder="CEO" {...limits.role} />
      <NoteField control={control} name="note" />
    </EntryForm>
  );
}

function checkFounder({ last_name }: FounderDraft): readonly FormError<'last_name'>[] {
  return last_name.trim() === '' ? [{ field: 'last_name', text: 'Last name is required.' }] : [];
}

function toStatement({ first_name, last_name, role, note }: FounderDraft) {
  return {
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    role: role.trim() || null,
    note: note.trim() || null,
  };
}

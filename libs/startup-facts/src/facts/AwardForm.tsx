import { ifMatch } from '@vaglio/api-client';
import { addAwardLimits as limits, type StartupFacts } from '@vaglio/contract';
import { FormField, type FormError } from '@vaglio/ui';
import { useAddAwardMutation, useCorrectAwardMutation } from '@vaglio/startups-data';
import { EntryForm } from './EntryForm';
import type { FactsScope } from './facts-scope';
import { NoteField } from './NoteField';
import { useEntryForm } from './use-entry-form';

type AwardDraft = { award_name: string; note: string };

interface AwardFormProps {
  readonly scope: FactsScope;
  /** Key of the edited award, or null for a new award. */
  readonly entry: string | null;
  readonly onClose: () => void;
}

/** In-place form for an award, with a note as evidence. The award counts if its name equals that of a parameter. */
export function AwardForm({ scope, entry, onClose }: AwardFormProps) {
  const [add] = useAddAwardMutation();
  const [correct] = useCorrectAwardMutation();
  const { id } = scope.facts;
  const toDraft = (facts: StartupFacts): AwardDraft => {
    const known = facts.awards.find(({ key }) => key === entry);
    return { award_name: known?.award_name ?? '', note: known?.note ?? '' };
  };
  const form = useEntryForm<AwardDraft>({
    scope,
    toDraft,
    check: checkAward,
    send: ({ award_name, note }, version) => {
      const awardStatement = { award_name: award_name.trim(), note: note.trim() || null };
      return entry === null
        ? add({ id, ...ifMatch(version), awardStatement })
        : correct({ id, key: entry, ...ifMatch(version), awardCorrection: awardStatement });
    },
    onClose,
  });
  const { control } = form;
  return (
    <EntryForm
      form={form}
      what="this award"
      label={entry === null ? 'Add an award' : 'Edit the award'}
      toDraft={toDraft}
      textsOf={({ award_name, note }) => ({ Award: award_name, Note: note })}
      isNew={entry === null}
      onClose={onClose}
    >
      <FormField
        control={control}
        name="award_name"
        label="Award"
        hint="It counts if a parameter has this name"
        maxLength={limits.award_name.maxLength}
      />
      <NoteField control={control} name="note" />
    </EntryForm>
  );
}

function checkAward({ award_name }: AwardDraft): readonly FormError<'award_name'>[] {
  return award_name.trim() === '' ? [{ field: 'award_name', text: 'Award is required.' }] : [];
}

import type { ReviewValue } from '@vaglio/contract';
import { FormField, InPlaceForm, useValidatedForm } from '@vaglio/ui';
import { ValueField, type ValueDraft } from '@vaglio/startup-facts';
import { checkCorrection, correctionText, toCorrection, toDraft } from './correction';
import type { DeskScope } from './desk-scope';
import type { Selection } from './selection';
import { formOf } from './value-fields';

interface CorrectValueProps {
  readonly value: ReviewValue;
  readonly stop: Selection;
  readonly scope: DeskScope;
}

const MAX_TEXT_LENGTH = 20_000;
const MAX_NOTE_LENGTH = 1_000;

/** Inline editor for a value, with an optional note. Enter saves, Escape cancels. The quote remains visible. */
export function CorrectValue({ value, stop, scope }: CorrectValueProps) {
  const { label, kind, maxLength = MAX_TEXT_LENGTH } = formOf(value);
  const { control, status, values } = useValidatedForm<ValueDraft>({
    start: toDraft(value, scope.refusedOf(stop)),
    check: (draft) => checkCorrection(value, draft),
    save: (draft) => {
      scope.decide(stop, toCorrection(value, draft), correctionText(value, draft));
      return Promise.resolve(null);
    },
  });
  return (
    <InPlaceForm form={status} label={`Correct ${label}`} hasLabels={false} onClose={scope.closeEdit}>
      <ValueField
        control={control}
        label={label}
        kind={kind}
        currency={values.currency}
        maxLength={maxLength}
      />
      <FormField
        control={control}
        name="note"
        label="Note"
        placeholder="Note (optional)"
        maxLength={MAX_NOTE_LENGTH}
      />
    </InPlaceForm>
  );
}

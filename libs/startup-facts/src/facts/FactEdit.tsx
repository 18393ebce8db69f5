import { useEffect, useState } from 'react';
import { correctFactLimits, type FieldFact, type StartupFacts } from '@vaglio/contract';
import { FormField, InPlaceForm, useVersionedForm } from '@vaglio/ui';
import { factKind } from './fact-field';
import { factLabel } from '@vaglio/startups-domain';
import { type ValueDraft, ValueField } from './ValueField';
import { valueText } from './value-kind';
import { factText } from './fact-fields';
import { checkFact, toCorrection, toFactDraft } from './fact-form';
import type { FactsScope } from './facts-scope';
import { fieldIn, useFieldActs } from './use-field-acts';

interface FactEditProps {
  readonly fact: FieldFact;
  readonly scope: FactsScope;
  /**
   * Called when the form closes.
   * @param saved saved facts; undefined if nothing was saved
   */
  readonly onClose: (saved?: StartupFacts | null) => void;
  /** Called with true while the form has unsaved changes. */
  readonly onTyped?: (isTyped: boolean) => void;
}

/** In-place form for a field, with an optional note. If another user has changed the field, it shows both values. */
export function FactEdit({ fact, scope, onClose, onTyped }: FactEditProps) {
  const { field } = fact;
  const label = factLabel(field);
  // The form compares with the facts that the user saw, even if the facts are reloaded while the user types.
  const [seen] = useState(scope.facts);
  const { correct } = useFieldActs(field, scope);
  const toForm = (facts: StartupFacts) => toFactDraft(fieldIn(facts, field) ?? fact);
  const { control, status, values, isChanged } = useVersionedForm<StartupFacts, ValueDraft>({
    row: seen,
    start: toForm(seen),
    toForm,
    check: (draft) => checkFact(field, draft),
    save: (draft, base) => correct(draft, base ?? seen),
    onSaved: onClose,
  });
  useEffect(() => {
    onTyped?.(isChanged);
    return () => onTyped?.(false);
  }, [onTyped, isChanged]);
  return (
    <InPlaceForm
      form={status}
      label={`Edit ${label}`}
      conflict={{
        what: label,
        textsOf: (facts) => ({ [label]: factText(fieldIn(facts, field) ?? fact) }),
        mine: () => ({ [label]: mineText(fact, values) }),
      }}
      hasLabels={false}
      onClose={() => onClose()}
    >
      <ValueField
        control={control}
        label={label}
        kind={factKind(field)}
        currency={values.currency}
        maxLength={correctFactLimits.value.maxLength}
      />
      <FormField
        control={control}
        name="note"
        label="Note"
        placeholder="Note (optional)"
        maxLength={correctFactLimits.note.maxLength}
      />
    </InPlaceForm>
  );
}

function mineText({ field }: FieldFact, draft: ValueDraft): string {
  const { value, currency } = toCorrection(field, draft);
  return valueText(factKind(field), value, currency ?? null);
}

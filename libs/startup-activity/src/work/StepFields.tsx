import { changeWorkLimits } from '@vaglio/contract';
import { parseImportDate } from '@vaglio/startups-domain';
import { DateField, Field } from '@vaglio/ui';

/** Form values of a next step. Empty fields are ''. */
export interface StepDraft {
  readonly step: string;
  readonly due: string;
}

interface StepFieldsProps {
  readonly draft: StepDraft;
  readonly onChange: (draft: StepDraft) => void;
  readonly hasFocus?: boolean;
  /** True after an attempt to save. An invalid date is then reported even while the field is focused. */
  readonly isChecked?: boolean;
}

/** Form fields of a next step. A due date requires a step. */
export function StepFields({ draft, onChange, hasFocus = false, isChecked = false }: StepFieldsProps) {
  const isStepless = isNoStep(draft);
  return (
    <>
      <Field
        label="Next step"
        value={draft.step}
        onChange={(step) => onChange({ ...draft, step })}
        maxLength={changeWorkLimits.step.maxLength}
        autoFocus={hasFocus}
      />
      <DateField
        label="Due"
        value={isStepless ? '' : draft.due}
        onChange={(due) => onChange({ ...draft, due })}
        disabled={isStepless}
        isChecked={isChecked}
      />
    </>
  );
}

/** Returns true if the due date in the form is not a valid date. */
export function hasWrongDay(draft: StepDraft): boolean {
  return !isNoStep(draft) && draft.due !== '' && parseImportDate(draft.due) === null;
}

/** Converts the form values to request fields. */
export function stepChange(draft: StepDraft) {
  if (isNoStep(draft)) return { step: null, due: null };
  return { step: draft.step.trim(), due: draft.due === '' ? null : draft.due };
}

function isNoStep({ step }: StepDraft): boolean {
  return step.trim() === '';
}

import { changeWorkLimits } from '@vaglio/contract';
import { DateField, Field } from '@vaglio/ui';

/** What is done next and when, while it is edited; '' for nothing. */
export interface StepDraft {
  readonly step: string;
  readonly due: string;
}

interface StepFieldsProps {
  readonly draft: StepDraft;
  readonly onChange: (draft: StepDraft) => void;
  readonly hasFocus?: boolean;
}

/** The fields of a next step; its day needs a step. */
export function StepFields({ draft, onChange, hasFocus = false }: StepFieldsProps) {
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
      />
    </>
  );
}

/** The change that a draft asks for. */
export function stepChange(draft: StepDraft) {
  if (isNoStep(draft)) return { step: null, due: null };
  return { step: draft.step.trim(), due: draft.due === '' ? null : draft.due };
}

function isNoStep({ step }: StepDraft): boolean {
  return step.trim() === '';
}

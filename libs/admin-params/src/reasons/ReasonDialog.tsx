import { createDecisionReasonLimits, type DecisionReason, type DecisionRule } from '@vaglio/contract';
import { FormDialog, FormField, FormSwitch, useVersionedForm } from '@vaglio/ui';
import { checkReason, NEW_REASON, toReasonForm } from './reason-form';
import { DECISION_NAMES, reasonText, typedReasonText } from './reason-text';
import type { ReasonChanges } from './use-reason-changes';

interface ReasonDialogProps {
  readonly kind: DecisionRule['kind'];
  /** The one to edit, as it is when the dialog opens; null for a new one. */
  readonly reason: DecisionReason | null;
  readonly onSave: ReasonChanges['save'];
  readonly onClose: () => void;
}

/** A new reason of a decision, or other words for one. */
export function ReasonDialog({ kind, reason, onSave, onClose }: ReasonDialogProps) {
  const { control, values, status } = useVersionedForm({
    row: reason,
    start: reason ? toReasonForm(reason) : NEW_REASON,
    toForm: toReasonForm,
    check: checkReason,
    save: (form, seen) => onSave(kind, form, seen),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={`${reason ? 'Edit reason' : 'Add reason'}: ${DECISION_NAMES[kind]}`}
      form={status}
      saveLabel={reason ? 'Save' : 'Add'}
      conflict={{ what: 'this reason', textsOf: reasonText, mine: () => typedReasonText(values) }}
      onClose={onClose}
    >
      <FormField
        control={control}
        name="label"
        label="Reason"
        required
        autoFocus
        autoComplete="off"
        maxLength={createDecisionReasonLimits.label.maxLength}
        hint={reason ? 'Decisions keep the words that they were made with.' : 'A few words, as on a form.'}
      />
      <FormSwitch control={control} name="needsDetails" label="Needs details" />
    </FormDialog>
  );
}

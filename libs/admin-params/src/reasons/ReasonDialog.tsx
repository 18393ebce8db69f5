import { createDecisionReasonLimits, type DecisionReason, type DecisionRule } from '@vaglio/contract';
import { FormDialog, FormField, FormSwitch, useVersionedForm } from '@vaglio/ui';
import { checkReason, NEW_REASON, toReasonForm } from './reason-form';
import { DECISION_NAMES, reasonText, typedReasonText } from './reason-text';
import type { ReasonChanges } from './use-reason-changes';

interface ReasonDialogProps {
  readonly kind: DecisionRule['kind'];
  /** Reason as it was when the dialog was opened. null for a new reason. */
  readonly reason: DecisionReason | null;
  readonly onSave: ReasonChanges['save'];
  readonly onClose: () => void;
}

/** Dialog that creates or edits a decision reason. */
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
        hint={
          reason ? 'Earlier decisions keep the former text.' : 'A short label, such as “Outside our sectors”.'
        }
      />
      <FormSwitch control={control} name="needsDetails" label="Needs details" />
    </FormDialog>
  );
}

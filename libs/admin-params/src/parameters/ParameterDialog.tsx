import { WEIGHT_DECIMALS } from '@vaglio/award-scoring';
import { Field, FormDialog, FormField, useCheckedForm } from '@vaglio/ui';
import { PreviewEffect } from '../preview/PreviewEffect';
import { createParameterLimits } from '../limits.gen';
import { checkParameter, isSameParameter, shownId, type ParameterForm } from './parameter-form';
import { proposedParameter } from './proposed-parameter';
import { useSaveParameter } from './use-save-parameter';

interface ParameterDialogProps {
  readonly start: ParameterForm;
  readonly onClose: () => void;
}

/** Creates or edits a parameter: id, name, value. Source: spec §2 and §3, parameters. */
export function ParameterDialog({ start, onClose }: ParameterDialogProps) {
  const save = useSaveParameter(onClose);
  const form = useCheckedForm({ start, check: checkParameter, save, isSame: isSameParameter });
  const { control, values, status } = form;
  const isNew = start.id === null;
  return (
    <FormDialog
      title={isNew ? 'Create parameter' : 'Edit parameter'}
      form={status}
      saveLabel={isNew ? 'Create' : 'Save'}
      onClose={onClose}
    >
      <FormField
        control={control}
        name="name"
        label="Name"
        required
        autoFocus
        autoComplete="off"
        maxLength={createParameterLimits.parameterName.maxLength}
      />
      <Field
        label="Parameter ID"
        name="id"
        readOnly
        value={shownId(values)}
        onChange={() => undefined}
        hint={isNew ? 'Made from the name, and kept for good.' : 'Stays, whatever the name becomes.'}
      />
      <FormField
        control={control}
        name="value"
        label="Value"
        required
        autoComplete="off"
        inputMode="decimal"
        hint={`What the award adds to a score, with at most ${WEIGHT_DECIMALS} decimals.`}
      />
      <PreviewEffect changes={proposedParameter(values, start)} onRefused={form.showProblems} />
    </FormDialog>
  );
}

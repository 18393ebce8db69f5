import { WEIGHT_DECIMALS } from '@vaglio/award-scoring';
import { createParameterLimits, type Parameter } from '@vaglio/contract';
import { ConflictNotice, Field, FormDialog, FormField, useVersionedForm } from '@vaglio/ui';
import { PreviewEffect } from '../preview/PreviewEffect';
import { checkParameter, isSameParameter, NEW_PARAMETER, shownId, toParameterForm } from './parameter-form';
import { parameterWords, typedWords } from './parameter-words';
import { proposedParameter } from './proposed-parameter';
import { useSaveParameter } from './use-save-parameter';

interface ParameterDialogProps {
  /** As it is when the dialog opens; null for a new one. */
  readonly parameter: Parameter | null;
  readonly onClose: () => void;
}

/** Creates or edits a parameter: id, name, value. Source: spec §2 and §3, parameters. */
export function ParameterDialog({ parameter, onClose }: ParameterDialogProps) {
  const start = parameter ? toParameterForm(parameter) : NEW_PARAMETER;
  const form = useVersionedForm({
    row: parameter,
    start,
    toForm: toParameterForm,
    check: checkParameter,
    save: useSaveParameter(),
    onSaved: onClose,
    isSame: isSameParameter,
  });
  const { control, values, status, conflict } = form;
  const isNew = parameter === null;
  return (
    <FormDialog
      title={isNew ? 'Create parameter' : 'Edit parameter'}
      form={status}
      saveLabel={isNew ? 'Create' : 'Save'}
      onClose={onClose}
      notice={
        conflict && (
          <ConflictNotice
            what="this parameter"
            conflict={conflict}
            wordsOf={parameterWords}
            mine={typedWords(values)}
            onMine={conflict.keepMine}
            onTheirs={conflict.takeTheirs}
          />
        )
      }
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

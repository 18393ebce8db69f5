import { ifMatch, outcomeOf } from '@vaglio/api-client';
import { WEIGHT_DECIMALS } from '@vaglio/award-scoring';
import {
  createParameterLimits,
  parameterShape,
  type Parameter,
  type ProposedChange,
  type Outcome,
} from '@vaglio/contract';
import { useCreateParameterMutation, useUpdateParameterMutation } from '@vaglio/startups-data';
import { Field, FormDialog, FormField, useVersionedForm } from '@vaglio/ui';
import { PreviewEffect } from '../preview/PreviewEffect';
import {
  checkParameter,
  isSameParameter,
  NEW_PARAMETER,
  shownId,
  toParameterForm,
  toParameterBody,
  checkCreateCall,
  checkUpdateCall,
  type ParameterForm,
} from './parameter-form';
import { parameterText, typedText } from './parameter-text';

interface ParameterDialogProps {
  /** Parameter as it was when the dialog was opened. null for a new parameter. */
  readonly parameter: Parameter | null;
  readonly onClose: () => void;
}

/** Dialog that creates or edits a parameter. Source: spec §2 and §3, parameters. */
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
  const { control, values, status } = form;
  const isNew = parameter === null;
  return (
    <FormDialog
      title={isNew ? 'Create parameter' : 'Edit parameter'}
      form={status}
      saveLabel={isNew ? 'Create' : 'Save'}
      onClose={onClose}
      conflict={{ what: 'this parameter', textsOf: parameterText, mine: () => typedText(values) }}
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
        hint={
          isNew
            ? 'Generated from the name. It cannot be changed later.'
            : 'The ID does not change with the name.'
        }
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
      <PreviewEffect changes={proposedParameter(values, start)} onRefused={form.showErrors} />
    </FormDialog>
  );
}

/**
 * Returns the change to preview for a parameter form.
 * @param start form values when the dialog was opened
 * @returns an empty list for an unchanged form, or null for an invalid form
 */
function proposedParameter(form: ParameterForm, start: ParameterForm): readonly ProposedChange[] | null {
  if (checkParameter(form) !== null) return null;
  const { parameterName = '', value = 0 } = toParameterBody(form);
  if (form.id === null) return [{ create_parameter: { parameterName, value } }];
  const before = toParameterBody(start);
  const isSame = before.parameterName === parameterName && before.value === value;
  return isSame ? [] : [{ update_parameter: { parameterID: form.id, parameterName, value } }];
}

/**
 * Creates or updates a parameter. The server rejects an update if the parameter has changed since it was displayed.
 * @returns function that saves a valid form
 * Source: spec §5 and §8, parameters.
 */
function useSaveParameter() {
  const [create] = useCreateParameterMutation();
  const [update] = useUpdateParameterMutation();
  return async (form: ParameterForm, seen: Parameter | null): Promise<Outcome<Parameter>> => {
    const body = toParameterBody(form);
    const refusal = form.id === null ? checkCreateCall(body) : checkUpdateCall(form.id, body);
    if (refusal !== null) return { kind: 'failed', text: refusal };
    if (form.id === null) return outcomeOf(await create({ body }), parameterShape, 'Create failed');
    const updated = await update({ id: form.id, ...ifMatch(seen?.version), body });
    return outcomeOf(updated, parameterShape, 'Update failed');
  };
}

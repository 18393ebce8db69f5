import { certainLookAlike } from '@vaglio/award-scoring';
import type { UnweightedAward, AwardLookAlike, ParameterChoice } from '@vaglio/contract';
import { FormDialog, FormSelect, useValidatedForm } from '@vaglio/ui';
import { useParameterChoices } from '../exclusivity/use-group-items';
import { PreviewEffect } from '../preview/PreviewEffect';
import type { ParameterTarget } from './use-decide-award';

interface SameAsDialogProps {
  readonly award: UnweightedAward;
  /** Resolves to the reason for a refusal, or to null on success. */
  readonly onSave: (award: string, meant: ParameterTarget) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Dialog in which the user selects the parameter that an award counts as. Similar parameters come first. */
export function SameAsDialog({ award: { award, look_alikes }, onSave, onClose }: SameAsDialogProps) {
  const { parameters, isFetching, failure } = useParameterChoices();
  const choices = parametersToChoose(look_alikes, parameters);
  const save = async ({ parameter }: { parameter: string }) => {
    const meant = choices.find(({ parameterID }) => parameterID === parameter);
    if (!meant) return { field: 'parameter', text: 'Choose a parameter.' } as const;
    const refusal = await onSave(award, meant);
    if (refusal === null) onClose();
    return refusal;
  };
  const { control, values, status, showErrors } = useValidatedForm({
    start: { parameter: likelyParameter(look_alikes) },
    check: ({ parameter }) =>
      parameter === '' ? ({ field: 'parameter', text: 'Choose a parameter.' } as const) : null,
    save,
  });
  const changes =
    values.parameter === '' ? null : [{ alias_award: { award, parameterID: values.parameter } }];
  return (
    <FormDialog title={`${award} is the same as`} form={status} saveLabel="Count as it" onClose={onClose}>
      <FormSelect
        control={control}
        name="parameter"
        label="Parameter"
        options={choices.map(({ parameterID, parameterName }) => ({
          value: parameterID,
          label: parameterName,
        }))}
        placeholder={isFetching ? 'Loading…' : 'Choose a parameter'}
        hint={failure ?? 'Every startup that has the award, now or in future, gets this weight.'}
      />
      <PreviewEffect changes={changes} onRefused={showErrors} />
    </FormDialog>
  );
}

/** Returns the id of the parameter that certainly matches the award, or '' if the user must select a parameter. */
function likelyParameter(lookAlikes: readonly AwardLookAlike[]): string {
  return certainLookAlike(lookAlikes)?.parameterID ?? '';
}

/** Returns all parameters as options. Similar parameters come first, the others follow in the server's order. */
function parametersToChoose(
  lookAlikes: readonly AwardLookAlike[],
  parameters: readonly ParameterChoice[],
): ParameterTarget[] {
  const alike = new Set(lookAlikes.map(({ parameterID }) => parameterID));
  return [...lookAlikes, ...parameters.filter(({ parameterID }) => !alike.has(parameterID))].map(
    ({ parameterID, parameterName }) => ({ parameterID, parameterName }),
  );
}

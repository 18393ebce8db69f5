import { WEIGHT_DECIMALS } from '@vaglio/award-scoring';
import { Field, FormDialog, FormField, readDecimal, useValidatedForm } from '@vaglio/ui';
import { checkParameter } from '../parameters/parameter-form';
import { PreviewEffect } from '../preview/PreviewEffect';

interface MakeParameterDialogProps {
  readonly award: string;
  /** Resolves to the reason for a refusal, or to null on success. */
  readonly onSave: (award: string, value: number) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Dialog that creates a parameter for an award. */
export function MakeParameterDialog({ award, onSave, onClose }: MakeParameterDialogProps) {
  const { control, values, status, showErrors } = useValidatedForm({
    start: { value: '' },
    check: ({ value }) => {
      const problem = checkParameter({ id: null, name: award, value });
      return problem && { field: 'value' as const, text: problem.text };
    },
    save: async ({ value }) => {
      const refusal = await onSave(award, readDecimal(value) ?? 0);
      if (refusal === null) onClose();
      return refusal;
    },
  });
  const weight = readDecimal(values.value);
  return (
    <FormDialog title="Make parameter" form={status} saveLabel="Create" onClose={onClose}>
      <Field
        label="Name"
        readOnly
        value={award}
        onChange={() => undefined}
        hint="The award name of the startups."
      />
      <FormField
        control={control}
        name="value"
        label="Value"
        required
        autoFocus
        autoComplete="off"
        inputMode="decimal"
        hint={`What the award adds to a score, with at most ${WEIGHT_DECIMALS} decimals.`}
      />
      <PreviewEffect
        changes={weight === null ? null : [{ create_parameter: { parameterName: award, value: weight } }]}
        onRefused={showErrors}
      />
    </FormDialog>
  );
}

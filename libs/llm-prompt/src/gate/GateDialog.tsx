import Box from '@mui/material/Box';
import type { ActivationGate } from '@vaglio/contract';
import { FormDialog, FormField, useVersionedForm, type FieldTexts } from '@vaglio/ui';
import { checkGate, GATE_FIELDS, toGateForm, type GateForm } from './gate-form';
import { useSaveGate } from './use-gate';

interface GateDialogProps {
  readonly gate: ActivationGate;
  readonly onClose: () => void;
}

/** Dialog that edits the minimum values of the activation gate. Below these values, an activation needs a reason. */
export function GateDialog({ gate, onClose }: GateDialogProps) {
  const save = useSaveGate();
  const form = useVersionedForm<ActivationGate, GateForm>({
    row: gate,
    start: toGateForm(gate),
    toForm: toGateForm,
    check: checkGate,
    save,
    onSaved: onClose,
  });
  const { control, status, values } = form;
  return (
    <FormDialog
      title="Floors"
      form={status}
      saveLabel="Save"
      onClose={onClose}
      conflict={{
        what: 'the floors',
        textsOf: (row) => gateText(toGateForm(row)),
        mine: () => gateText(values),
      }}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 4,
        pt: 1,
        '& > :first-child': { gridColumn: '1 / -1' },
      }}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        Minimum precision of each field, from 0 to 1. Activating a version below a floor requires a reason.
      </Box>
      {GATE_FIELDS.map(([name, label]) => (
        <FormField
          key={name}
          control={control}
          name={name}
          label={label}
          inputMode="decimal"
          autoComplete="off"
          hint={HINTS[name]}
        />
      ))}
    </FormDialog>
  );
}

const HINTS: Readonly<Partial<Record<keyof GateForm, string>>> = {
  max_f1_loss: 'Of each field, against the active version',
  min_articles: 'Of the golden set',
};

function gateText(form: GateForm): FieldTexts {
  return Object.fromEntries(GATE_FIELDS.map(([name, label]) => [label, form[name]]));
}

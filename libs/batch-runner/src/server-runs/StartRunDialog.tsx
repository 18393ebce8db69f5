import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState, type SubmitEvent } from 'react';
import { errorText } from '@vaglio/api-client';
import { BusyButton, DialogFrame, ErrorAlert, Field } from '@vaglio/ui';
import { useStartExtractionRunMutation } from '../batch-runner.api';
import { readRunOrder, type RunOrderForm } from './run-order-form';

const FRESH: RunOrderForm = { batch: '1', delay: '0', budget: '', isDry: false };

/** How the server shall read the pending articles. */
export function StartRunDialog({ onClose }: { readonly onClose: () => void }) {
  const formId = useId();
  const [form, setForm] = useState(FRESH);
  const [wrong, setWrong] = useState<{ field: string; problem: string } | null>(null);
  const [start, { isLoading, error }] = useStartExtractionRunMutation();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const read = readRunOrder(form);
    setWrong('problem' in read ? read : null);
    if ('problem' in read) return;
    const outcome = await start({ runOrder: read.order });
    if (!outcome.error) onClose();
  };
  const field = (name: 'batch' | 'delay' | 'budget') => ({
    value: form[name],
    onChange: (value: string) => setForm({ ...form, [name]: value }),
    error: wrong?.field === name ? wrong.problem : null,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
  });
  return (
    <DialogFrame
      title="Run on server"
      isClosingBlocked={isLoading}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isLoading} onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" form={formId} variant="contained" busy={isLoading} busyLabel="Starting…">
            Start run
          </BusyButton>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gap: 4, pt: 1, color: 'text.primary' }}
      >
        {error && <ErrorAlert>{errorText(error, 'LLM run failed')}</ErrorAlert>}
        <Field label="Articles at once" autoFocus hint="1 to 5" {...field('batch')} />
        <Field label="Delay (ms)" hint="Between two batches" {...field('delay')} />
        <Field
          label="Budget in tokens (optional)"
          hint="The run pauses when it is used."
          {...field('budget')}
        />
        <FormControlLabel
          label="Dry run: extracts and shows, writes nothing"
          control={
            <Checkbox
              checked={form.isDry}
              onChange={(event) => setForm({ ...form, isDry: event.target.checked })}
            />
          }
        />
      </Box>
    </DialogFrame>
  );
}

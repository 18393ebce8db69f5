import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useRef, useState, type FormEvent } from 'react';
import { WEIGHT_DECIMALS } from '@vaglio/award-scoring';
import { BusyButton, DialogFrame, ErrorAlert, Field, focusField, useDiscardQuestion } from '@vaglio/ui';
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
  const [form, setForm] = useState(start);
  const [problem, setProblem] = useState<ReturnType<typeof checkParameter>>(null);
  const { save, isSaving, failure } = useSaveParameter(onClose);
  const { close, question } = useDiscardQuestion(!isSameParameter(form, start) && !isSaving, onClose);
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const isNew = form.id === null;

  const isFit = () => {
    const found = checkParameter(form);
    setProblem(found);
    if (found && element.current) focusField(element.current, found.field);
    return found === null;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isFit() && !isSaving) void save(form);
  };
  const textOf = (field: 'name' | 'value') => (problem?.field === field ? problem.text : null);

  const actions = (
    <>
      <Button disabled={isSaving} onClick={close}>
        Cancel
      </Button>
      <BusyButton type="submit" form={formId} variant="contained" busy={isSaving} busyLabel="Saving…">
        {isNew ? 'Create' : 'Save'}
      </BusyButton>
    </>
  );
  return (
    <DialogFrame
      title={isNew ? 'Create parameter' : 'Edit parameter'}
      isClosingBlocked={isSaving}
      onClose={close}
      actions={actions}
    >
      <Box
        component="form"
        id={formId}
        ref={element}
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', gap: 4, pt: 1 }}
      >
        {failure && <ErrorAlert>{failure}</ErrorAlert>}
        <Field
          label="Name"
          name="name"
          required
          autoFocus
          autoComplete="off"
          maxLength={createParameterLimits.parameterName.maxLength}
          value={form.name}
          onChange={(name) => setForm({ ...form, name })}
          error={textOf('name')}
        />
        <Field
          label="Parameter ID"
          name="id"
          readOnly
          value={shownId(form)}
          onChange={() => undefined}
          hint={isNew ? 'Made from the name, and kept for good.' : 'Stays, whatever the name becomes.'}
        />
        <Field
          label="Value"
          name="value"
          required
          autoComplete="off"
          inputMode="decimal"
          value={form.value}
          onChange={(value) => setForm({ ...form, value })}
          error={textOf('value')}
          hint={`What the award adds to a score, with at most ${WEIGHT_DECIMALS} decimals.`}
        />
        <PreviewEffect changes={proposedParameter(form, start)} onRefused={isFit} />
      </Box>
      {question}
    </DialogFrame>
  );
}

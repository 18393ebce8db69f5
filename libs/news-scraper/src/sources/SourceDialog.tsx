import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import { useId, useRef, useState, type FormEvent } from 'react';
import { BusyButton, DialogFrame, ErrorAlert, Field } from '@vaglio/ui';
import { createNewsSourceLimits } from '../limits.gen';
import { checkSource, type SourceForm, type SourceProblem } from './source-form';
import { useSaveSource } from './use-source-changes';

interface SourceDialogProps {
  readonly start: SourceForm;
  readonly onClose: () => void;
}

/** Adds or edits a source: name, address, whether it is read. */
export function SourceDialog({ start, onClose }: SourceDialogProps) {
  const [form, setForm] = useState(start);
  const [problem, setProblem] = useState<SourceProblem | null>(null);
  const { save, isSaving, failure } = useSaveSource(onClose);
  const formId = useId();
  const name = useRef<HTMLInputElement>(null);
  const url = useRef<HTMLInputElement>(null);
  const isNew = form.id === null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checkSource(form);
    setProblem(found);
    if (found) (found.field === 'name' ? name : url).current?.focus();
    else if (!isSaving) void save(form);
  };
  const textOf = (field: SourceProblem['field']) => (problem?.field === field ? problem.text : null);

  const actions = (
    <>
      <Button disabled={isSaving} onClick={onClose}>
        Cancel
      </Button>
      <BusyButton type="submit" form={formId} variant="contained" busy={isSaving} busyLabel="Saving…">
        {isNew ? 'Add' : 'Save'}
      </BusyButton>
    </>
  );
  return (
    <DialogFrame
      title={isNew ? 'Add source' : 'Edit source'}
      isClosingBlocked={isSaving}
      onClose={onClose}
      actions={actions}
    >
      <Box
        component="form"
        id={formId}
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
          maxLength={createNewsSourceLimits.name.maxLength}
          inputRef={name}
          value={form.name}
          onChange={(text) => setForm({ ...form, name: text })}
          error={textOf('name')}
        />
        <Field
          label="Address"
          name="url"
          type="url"
          required
          autoComplete="off"
          maxLength={createNewsSourceLimits.url.maxLength}
          inputRef={url}
          placeholder="https://"
          value={form.url}
          onChange={(text) => setForm({ ...form, url: text })}
          error={textOf('url')}
          hint="Of an RSS, Atom or JSON feed."
        />
        <Box
          component="label"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            ml: -2,
            width: 'fit-content',
            color: 'text.primary',
          }}
        >
          <Switch checked={form.enabled} onChange={(_event, enabled) => setForm({ ...form, enabled })} />
          Read this source
        </Box>
      </Box>
    </DialogFrame>
  );
}

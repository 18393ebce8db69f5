import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState, type FormEvent } from 'react';
import { BusyButton, DialogFrame, Field, focusField, useDiscardQuestion } from '@vaglio/ui';
import { createAwardGroupLimits } from '../limits.gen';
import type { Group } from './exclusivity-lists';
import { checkGroup, isSameGroup, NEW_GROUP, shownKey, toGroupForm } from './group-form';
import { useSaveGroup } from './use-save-group';

interface GroupDialogProps {
  /** The one to rename; null for a new one. */
  readonly group: Group | null;
  readonly onClose: () => void;
  /** Receives the group's id; '' when the server did not tell it. */
  readonly onSaved: (id: string) => void;
}

/** New and Rename: name and key of a group; a new one may say what it is for. */
export function GroupDialog({ group, onClose, onSaved }: GroupDialogProps) {
  const [start] = useState(group ? toGroupForm(group) : NEW_GROUP);
  const [form, setForm] = useState(start);
  const [problem, setProblem] = useState<ReturnType<typeof checkGroup>>(null);
  const { save, isSaving } = useSaveGroup(group, onSaved);
  const { close, question } = useDiscardQuestion(!isSameGroup(form, start) && !isSaving, onClose);
  const formId = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checkGroup(form);
    setProblem(found);
    if (found) focusField(event.currentTarget, found.field);
    else if (!isSaving) void save(form);
  };
  const textOf = (field: 'name' | 'key') => (problem?.field === field ? problem.text : null);

  const actions = (
    <>
      <Button disabled={isSaving} onClick={close}>
        Cancel
      </Button>
      <BusyButton type="submit" form={formId} variant="contained" busy={isSaving} busyLabel="Saving…">
        {group ? 'Save' : 'Create'}
      </BusyButton>
    </>
  );
  return (
    <DialogFrame
      title={group ? 'Rename group' : 'New group'}
      isClosingBlocked={isSaving}
      onClose={close}
      actions={actions}
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', gap: 4, pt: 1 }}
      >
        <Field
          label="Name"
          name="name"
          required
          autoFocus
          autoComplete="off"
          maxLength={createAwardGroupLimits.group_name.maxLength}
          value={form.name}
          onChange={(name) => setForm({ ...form, name })}
          error={textOf('name')}
        />
        <Field
          label="Key"
          name="key"
          required
          autoComplete="off"
          value={form.key ?? shownKey(form)}
          onChange={(key) => setForm({ ...form, key })}
          error={textOf('key')}
          hint="Short and stable: reasons of a score name the group by it."
        />
        {group === null && (
          <Field
            label="Description (optional)"
            name="description"
            autoComplete="off"
            value={form.description}
            onChange={(description) => setForm({ ...form, description })}
          />
        )}
      </Box>
      {question}
    </DialogFrame>
  );
}

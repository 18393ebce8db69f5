import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Work } from '@vaglio/contract';
import { BusyButton, ErrorAlert, Select } from '@vaglio/ui';
import { hasWrongDay, stepChange, StepFields } from './StepFields';
import { usePeople } from './use-people';
import { useWorkChange } from './use-work-change';

interface WorkFormProps {
  /** Assignee and next step, as the user saw them. */
  readonly work: Work;
  readonly onClose: () => void;
}

/** Form for the assignee, the next step and its due date. */
export function WorkForm({ work, onClose }: WorkFormProps) {
  const [assignee, setAssignee] = useState(work.assignee_id ?? '');
  const [draft, setDraft] = useState({ step: work.step ?? '', due: work.due ?? '' });
  const [isChecked, setIsChecked] = useState(false);
  const { people } = usePeople();
  const { save, isSaving, refusal } = useWorkChange();
  const submit = async (): Promise<void> => {
    const change = { assignee: assignee === '' ? null : assignee, ...stepChange(draft) };
    if (await save(work, change)) onClose();
  };
  const isGone = assignee !== '' && !people.some(({ id }) => id === assignee);
  return (
    <Box
      component="form"
      aria-label="Work"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (!hasWrongDay(draft)) void submit();
      }}
      sx={{ display: 'grid', gap: 3 }}
    >
      {refusal !== null && <ErrorAlert>{refusal}</ErrorAlert>}
      <Select
        label="Assignee"
        value={assignee}
        onChange={setAssignee}
        options={[
          { value: '', label: 'Nobody' },
          ...(isGone ? [{ value: assignee, label: work.assignee ?? 'Somebody' }] : []),
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <StepFields draft={draft} onChange={setDraft} isChecked={isChecked} />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <BusyButton type="submit" variant="contained" size="small" busy={isSaving} busyLabel="Saving...">
          Save
        </BusyButton>
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { errorText, ifMatch } from '@vaglio/api-client';
import { useChangeWorkMutation, useListPeopleQuery, type Work } from '@vaglio/startups-data';
import { BusyButton, ErrorAlert, Field, SelectField } from '@vaglio/ui';
import { changeWorkLimits } from '../limits.gen';

const EVERYBODY = 500;

interface WorkFormProps {
  /** As the person saw it. */
  readonly work: Work;
  readonly onClose: () => void;
}

/** Assignee, next step and its day. */
export function WorkForm({ work, onClose }: WorkFormProps) {
  const [draft, setDraft] = useState({
    assignee: work.assignee_id ?? '',
    step: work.step ?? '',
    due: work.due ?? '',
  });
  const { data: people } = useListPeopleQuery({ limit: EVERYBODY });
  const [change, { isLoading, error }] = useChangeWorkMutation();
  const isStepless = draft.step.trim() === '';
  const save = async (): Promise<void> => {
    const { error: refused } = await change({
      id: work.startup_id,
      ...ifMatch(work.version),
      workChange: {
        assignee: draft.assignee === '' ? null : draft.assignee,
        step: isStepless ? null : draft.step.trim(),
        due: isStepless || draft.due === '' ? null : draft.due,
      },
    });
    if (!refused) onClose();
  };
  const known = people?.items ?? [];
  const isGone = draft.assignee !== '' && !known.some(({ id }) => id === draft.assignee);
  return (
    <Box
      component="form"
      aria-label="Work"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      sx={{ display: 'grid', gap: 3 }}
    >
      {error && <ErrorAlert>{errorText(error, 'Save failed')}</ErrorAlert>}
      <SelectField
        label="Assignee"
        value={draft.assignee}
        onChange={(assignee) => setDraft({ ...draft, assignee })}
        options={[
          { value: '', label: 'Nobody' },
          ...(isGone ? [{ value: draft.assignee, label: work.assignee ?? 'Somebody' }] : []),
          ...known.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Field
        label="Next step"
        value={draft.step}
        onChange={(step) => setDraft({ ...draft, step })}
        maxLength={changeWorkLimits.step.maxLength}
      />
      <Field
        label="Due"
        type="date"
        value={isStepless ? '' : draft.due}
        onChange={(due) => setDraft({ ...draft, due })}
        disabled={isStepless}
      />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <BusyButton type="submit" variant="contained" size="small" busy={isLoading} busyLabel="Saving...">
          Save
        </BusyButton>
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}

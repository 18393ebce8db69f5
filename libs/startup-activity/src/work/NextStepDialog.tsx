import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import type { Work } from '@vaglio/contract';
import { BusyButton, ErrorAlert, AnchoredSheet } from '@vaglio/ui';
import { hasWrongDay, stepChange, StepFields } from './StepFields';
import { useWorkChange } from './use-work-change';

interface NextStepDialogProps {
  readonly anchor: HTMLElement | null;
  /** Name of the startup. */
  readonly name: string;
  /** Assignee and next step, as the user saw them. */
  readonly work: Work;
  readonly onClose: () => void;
}

/** Dialog for the next step of a startup and its due date. It opens next to the assignee. */
export function NextStepDialog({ anchor, name, work, onClose }: NextStepDialogProps) {
  const formId = useId();
  const [draft, setDraft] = useState({ step: work.step ?? '', due: work.due ?? '' });
  const [isChecked, setIsChecked] = useState(false);
  const { save, isSaving, refusal } = useWorkChange();
  const send = async (change: ReturnType<typeof stepChange>): Promise<void> => {
    if (await save(work, change)) onClose();
  };
  return (
    <AnchoredSheet
      anchor={anchor}
      side="left"
      title={`Next step: ${name}`}
      onClose={isSaving ? () => undefined : onClose}
      actions={
        <>
          <Box sx={{ flex: 1 }}>
            {work.step !== null && (
              <Button variant="text" disabled={isSaving} onClick={() => void send({ step: null, due: null })}>
                Clear the step
              </Button>
            )}
          </Box>
          <Button disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" form={formId} variant="contained" busy={isSaving} busyLabel="Saving...">
            Set step
          </BusyButton>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsChecked(true);
          if (!hasWrongDay(draft)) void send(stepChange(draft));
        }}
        sx={{ display: 'grid', gap: 3, px: 4, pt: 3, pb: 4 }}
      >
        {refusal !== null && <ErrorAlert>{refusal}</ErrorAlert>}
        <StepFields draft={draft} onChange={setDraft} hasFocus isChecked={isChecked} />
      </Box>
    </AnchoredSheet>
  );
}

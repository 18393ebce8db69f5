import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type ReactNode } from 'react';
import { BusyButton } from '../loading/BusyButton';
import { FormElement } from './FormElement';
import { FormOutcome, type ConflictTexts, type OutcomeStatus } from './FormOutcome';
import { IN_PLACE, READ_LABELS, SHOWN_LABELS } from './in-place-style';

interface InPlaceFormProps<Row> {
  readonly form: OutcomeStatus<Row>;
  /** 'Edit Canton'. */
  readonly label: string;
  /** 'Save', 'Add'. */
  readonly saveLabel?: string;
  /** Of a form that notices conflicts. */
  readonly conflict?: ConflictTexts<Row>;
  /** Whether the fields' labels are seen; else the label of the row names them. */
  readonly hasLabels: boolean;
  readonly onClose: () => void;
  /** Another button, such as Discard. */
  readonly action?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form in place of a value: the focus starts in its first field, Enter saves, Escape leaves everything as it was. */
export function InPlaceForm<Row>(props: InPlaceFormProps<Row>) {
  const { form, label, saveLabel = 'Save', conflict, hasLabels, onClose, action, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  return (
    <Box
      ref={frame}
      onKeyDown={(event) => {
        // A choice does not send its form by itself, as a text field does.
        if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) form.submit(event);
        if (event.key !== 'Escape' || form.isSaving) return;
        event.preventDefault();
        onClose();
      }}
    >
      <FormElement
        form={form}
        label={label}
        sx={{ ...IN_PLACE, ...(hasLabels ? SHOWN_LABELS : READ_LABELS) }}
      >
        {form.failure !== null && (
          <div className="whole">
            <FormOutcome form={form} conflict={conflict} />
          </div>
        )}
        {children}
        <div>
          <BusyButton type="submit" size="small" variant="contained" busy={form.isSaving} busyLabel="Saving…">
            {saveLabel}
          </BusyButton>
          <Button size="small" disabled={form.isSaving} onClick={onClose}>
            Cancel
          </Button>
          {action}
        </div>
      </FormElement>
    </Box>
  );
}

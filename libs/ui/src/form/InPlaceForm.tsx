import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type ReactNode } from 'react';
import { BusyButton } from '../loading/BusyButton';
import { FormElement } from './FormElement';
import { FormOutcome, type ConflictTexts, type OutcomeStatus } from './FormOutcome';
import { IN_PLACE, READ_LABELS, SHOWN_LABELS } from './in-place-style';

interface InPlaceFormProps<Row> {
  readonly form: OutcomeStatus<Row>;
  /** Accessible name of the form, such as 'Edit Canton'. */
  readonly label: string;
  /** Label of the save button, such as 'Save' or 'Add'. */
  readonly saveLabel?: string;
  /** Texts of the conflict notice, for a form that detects conflicts. */
  readonly conflict?: ConflictTexts<Row>;
  /** True if the field labels are visible. Otherwise, the label of the row describes the fields. */
  readonly hasLabels: boolean;
  readonly onClose: () => void;
  /** Additional button, such as Discard. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Form that replaces a value while the user edits it. The first field has the focus. Enter saves, and Escape cancels.
 */
export function InPlaceForm<Row>(props: InPlaceFormProps<Row>) {
  const { form, label, saveLabel = 'Save', conflict, hasLabels, onClose, action, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  return (
    <Box
      ref={frame}
      onKeyDown={(event) => {
        // Unlike in a text field, browsers do not submit a form when the user presses Enter in a select.
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
          <Button size="small" disabled={form.isSaving} onClick={() => onClose()}>
            Cancel
          </Button>
          {action}
        </div>
      </FormElement>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { BusyButton } from '../loading/BusyButton';
import { ErrorAlert } from '../message/ErrorAlert';
import { FormElement } from './FormElement';
import { IN_PLACE, READ_LABELS, SHOWN_LABELS } from './in-place-style';

interface InPlaceFormProps {
  readonly form: ComponentProps<typeof FormElement>['form'];
  /** 'Edit Canton'. */
  readonly label: string;
  /** 'Save', 'Add'. */
  readonly saveLabel?: string;
  /** In place of the alert of a failure, such as what somebody changed meanwhile; null shows that alert. */
  readonly notice: ReactNode;
  /** Whether the fields' labels are seen; else the label of the row names them. */
  readonly hasLabels: boolean;
  readonly onClose: () => void;
  /** Another button, such as Discard. */
  readonly action?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form in place of a value: the focus starts in its first field, Enter saves, Escape leaves everything as it was. */
export function InPlaceForm(props: InPlaceFormProps) {
  const { form, label, saveLabel = 'Save', notice, hasLabels, onClose, action, children } = props;
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
        {(notice !== null || form.failure !== null) && (
          <div className="whole">{notice ?? <ErrorAlert>{form.failure}</ErrorAlert>}</div>
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

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { DialogFrame } from '../dialog/DialogFrame';
import { useConfirmDiscard } from '../dialog/use-confirm-discard';
import { BusyButton } from '../loading/BusyButton';
import { FormOutcome, type ConflictTexts, type OutcomeStatus } from './FormOutcome';

interface FormDialogProps<Row> {
  readonly title: string;
  readonly form: OutcomeStatus<Row>;
  /** Of a form that notices conflicts: what is said above the fields when another person was faster. */
  readonly conflict?: ConflictTexts<Row>;
  /** 'Save'. */
  readonly saveLabel: string;
  /** 'Saving…'. */
  readonly savingLabel?: string;
  readonly onClose: () => void;
  readonly width?: ComponentProps<typeof DialogFrame>['width'];
  /** Above the fields, in place of the alert of a failure; null shows that alert, false nothing. A conflict comes first. */
  readonly notice?: ReactNode;
  /** Below the form, outside of it. */
  readonly foot?: ReactNode;
  /** Fills the saving button red. */
  readonly isDanger?: boolean;
  /** The focus starts on the saving button. */
  readonly isSaveFocused?: boolean;
  readonly sx?: SxProps<Theme>;
  /** The fields. */
  readonly children: ReactNode;
}

const STACKED = { display: 'flex', flexDirection: 'column', gap: 4, pt: 1 } as const;

/**
 * A dialog around a form: Enter saves, closing asks where something would be lost, and is blocked while it saves. It shows
 * why the form was not saved, and lets a person choose whose change counts where another one was faster. Mount it to
 * open it.
 * Source: ui.md, forms.
 */
export function FormDialog<Row>(props: FormDialogProps<Row>) {
  const {
    title,
    form,
    saveLabel,
    savingLabel = 'Saving…',
    onClose,
    width,
    sx = STACKED,
    children,
    conflict,
  } = props;
  const { notice = null, foot, isSaveFocused = false, isDanger = false } = props;
  const { close, question } = useConfirmDiscard(form.isChanged && !form.isSaving, onClose);
  const id = useId();
  const actions = (
    <>
      <Button disabled={form.isSaving} onClick={close}>
        Cancel
      </Button>
      <BusyButton
        type="submit"
        form={id}
        autoFocus={isSaveFocused}
        variant="contained"
        color={isDanger ? 'error' : 'primary'}
        busy={form.isSaving}
        busyLabel={savingLabel}
      >
        {saveLabel}
      </BusyButton>
    </>
  );
  return (
    <DialogFrame
      title={title}
      width={width}
      isClosingBlocked={form.isSaving}
      onClose={close}
      actions={actions}
    >
      <Box component="form" id={id} noValidate onSubmit={form.submit} sx={sx}>
        {(form.conflict ? null : notice) ?? <FormOutcome form={form} conflict={conflict} />}
        {children}
      </Box>
      {foot}
      {question}
    </DialogFrame>
  );
}

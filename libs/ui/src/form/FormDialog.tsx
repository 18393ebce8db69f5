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
  /** Texts of the conflict notice, for a form that detects conflicts. */
  readonly conflict?: ConflictTexts<Row>;
  /** Label of the save button, such as 'Save'. */
  readonly saveLabel: string;
  /** Label of the save button while the form is being saved, such as 'Saving…'. */
  readonly savingLabel?: string;
  readonly onClose: () => void;
  readonly width?: ComponentProps<typeof DialogFrame>['width'];
  /**
   * Notice above the fields that replaces the error alert. With null, the error alert is shown. With false, neither is
   * shown. A conflict takes precedence.
   */
  readonly notice?: ReactNode;
  /** Content below the form, outside the form element. */
  readonly foot?: ReactNode;
  /** True to give the save button a red background. */
  readonly isDanger?: boolean;
  /** True to focus the save button when the dialog opens. */
  readonly isSaveFocused?: boolean;
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}

const STACKED = { display: 'flex', flexDirection: 'column', gap: 4, pt: 1 } as const;

/**
 * Dialog with a form. Enter saves. Closing the dialog with unsaved changes asks for a confirmation. Closing is blocked
 * during saving. The dialog shows errors, and lets the user resolve a conflict with another user. Mount it to open it.
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

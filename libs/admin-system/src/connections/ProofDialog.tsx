import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormDialog, FormField, useValidatedForm } from '@vaglio/ui';

interface ProofDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly busyLabel: string;
  readonly isDanger?: boolean;
  /** Description of the change's effect. */
  readonly children: ReactNode;
  /**
   * Resolves to the reason for a refusal, or to null on success.
   * @param password '' for a user without a password
   */
  readonly onPassword: (password: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Dialog that asks for the user's password before a connection is changed. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, confirmLabel, busyLabel, isDanger = false, children, onPassword, onClose } = props;
  const { control, status } = useValidatedForm({
    start: { password: '' },
    save: async ({ password }) => {
      const refusal = await onPassword(password);
      if (refusal === null) onClose();
      return refusal;
    },
  });
  return (
    // In the React tree, the dialog is inside the connection form. Its submit event must not also save that form.
    <Box sx={{ display: 'contents' }} onSubmit={(event) => event.stopPropagation()}>
      <FormDialog
        title={title}
        form={{ ...status, isChanged: false }}
        saveLabel={confirmLabel}
        savingLabel={busyLabel}
        isDanger={isDanger}
        width="narrow"
        onClose={onClose}
      >
        <Box>{children}</Box>
        <FormField
          control={control}
          name="password"
          label="Your password"
          type="password"
          autoComplete="current-password"
          hint="Leave blank if you have no password."
          autoFocus
        />
      </FormDialog>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { errorText, tryWithProof } from '@vaglio/api-client';
import type { User } from '@vaglio/contract';
import { FormDialog, FormField, FormSwitch, useValidatedForm } from '@vaglio/ui';
import { useErasePersonMutation } from '../hooks.gen';

const FAILURE = 'Update failed';

interface ErasePersonDialogProps {
  readonly user: User;
  readonly onErased: () => void;
  readonly onClose: () => void;
}

/** Dialog that erases a user's personal data. It requires the user's email address and the administrator's password. */
export function ErasePersonDialog({ user, onErased, onClose }: ErasePersonDialogProps) {
  const [erase] = useErasePersonMutation();
  const { control, status } = useValidatedForm({
    start: { email: '', password: '', removesNotes: false },
    check: ({ email }) =>
      email.trim().toLowerCase() === user.email.trim().toLowerCase()
        ? null
        : { field: 'email' as const, text: 'Please type the address of this account.' },
    save: async ({ email, password, removesNotes }) => {
      const body = { email: email.trim(), removes_notes: removesNotes };
      const answer = await tryWithProof(password, FAILURE, (proof) =>
        erase({ id: user.userId, body: { ...body, ...proof } }),
      );
      if ('failure' in answer) return answer.failure;
      if (answer.error) return errorText(answer.error, FAILURE);
      onErased();
      return null;
    },
  });
  return (
    <FormDialog
      title="Erase personal data"
      form={{ ...status, isChanged: false }}
      saveLabel="Erase permanently"
      savingLabel="Erasing…"
      isDanger
      onClose={onClose}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        The account of <b>{user.email}</b> is deleted with all personal data. Decisions and notes stay,
        attributed to a “Former colleague”, and the name is removed from the audit trail. This cannot be
        undone.
      </Box>
      <FormField
        control={control}
        name="email"
        label="Address of the person"
        hint="Type it to confirm."
        autoComplete="off"
        required
        autoFocus
      />
      <FormField
        control={control}
        name="password"
        label="Your password"
        type="password"
        autoComplete="current-password"
        hint="Leave blank if you have no password."
      />
      <FormSwitch control={control} name="removesNotes" label="Remove the text of their notes too" />
    </FormDialog>
  );
}

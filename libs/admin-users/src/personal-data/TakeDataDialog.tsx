import Box from '@mui/material/Box';
import { errorText, tryWithProof } from '@vaglio/api-client';
import type { User } from '@vaglio/contract';
import { FormDialog, FormField, saveFile, useValidatedForm } from '@vaglio/ui';
import { useExportPersonDataMutation } from '../hooks.gen';

const FAILURE = 'Export failed';

interface TakeDataDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Dialog that exports all data about a user as a file. It requires the administrator's password. */
export function TakeDataDialog({ user, onClose }: TakeDataDialogProps) {
  const [take, { reset }] = useExportPersonDataMutation();
  const { control, status } = useValidatedForm({
    start: { password: '' },
    save: async ({ password }) => {
      const answer = await tryWithProof(password, FAILURE, (body) => take({ id: user.userId, body }));
      if ('failure' in answer) return answer.failure;
      const { data, error } = answer;
      reset(); // frees the memory of the large response
      if (error || !data) return errorText(error, FAILURE);
      saveFile('personal-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      onClose();
      return null;
    },
  });
  return (
    <FormDialog
      title="Take a copy of the data of a person"
      form={{ ...status, isChanged: false }}
      saveLabel="Take a copy"
      savingLabel="Reading…"
      width="narrow"
      onClose={onClose}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        All that is stored about <b>{user.email}</b>, who sees in the profile that you took it.
      </Box>
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
  );
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CopyField, DialogFrame } from '@vaglio/ui';
import type { CreatedApiToken } from './endpoints.gen';

interface NewTokenTextProps {
  readonly created: CreatedApiToken;
  readonly onClose: () => void;
}

/** The text of a new token, shown this once. */
export function NewTokenText({ created: { name, token }, onClose }: NewTokenTextProps) {
  return (
    <DialogFrame
      title={`Token of ${name}`}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Typography sx={{ mb: 4 }}>
        Store it where your program finds it, and nowhere else: it is shown only now. Whoever has it can call
        in your name.
      </Typography>
      <CopyField label="Token" value={token} what="token" autoFocus />
    </DialogFrame>
  );
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CopyField } from '../field/CopyField';
import { DialogFrame } from './DialogFrame';

interface SecretFrameProps {
  readonly title: string;
  /** Of the field. */
  readonly label: string;
  readonly secret: string;
  /** The secret in the words of the button that copies it: 'token'. */
  readonly what: string;
  /** Where it belongs. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A secret that is shown only now: its button is the only way out, as what closes by chance cannot be opened again. */
export function SecretFrame({ title, label, secret, what, children, onClose }: SecretFrameProps) {
  return (
    <DialogFrame
      title={title}
      isClosingBlocked
      hasCross={false}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Typography sx={{ mb: 4 }}>{children}</Typography>
      <CopyField label={label} value={secret} what={what} autoFocus />
    </DialogFrame>
  );
}

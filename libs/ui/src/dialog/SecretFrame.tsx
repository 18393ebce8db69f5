import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CopyField } from '../field/CopyField';
import { DialogFrame } from './DialogFrame';

interface SecretFrameProps {
  readonly title: string;
  /** Label of the field. */
  readonly label: string;
  readonly secret: string;
  /** Name of the secret on the copy button, such as 'token'. */
  readonly what: string;
  /** Explanation where the secret is used. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Dialog that shows a secret once. Only its button closes the dialog, because the secret cannot be shown again. */
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

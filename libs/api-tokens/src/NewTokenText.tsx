import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DialogFrame, Field, VisuallyHidden } from '@vaglio/ui';
import type { CreatedApiToken } from './endpoints.gen';

interface NewTokenTextProps {
  readonly created: CreatedApiToken;
  readonly onClose: () => void;
}

/** The text of a new token, shown this once. Without a clipboard, as on a plain http address, it is selected by hand. */
export function NewTokenText({ created: { name, token }, onClose }: NewTokenTextProps) {
  const [isCopied, setIsCopied] = useState(false);
  const clipboard: Clipboard | undefined = navigator.clipboard;
  const copy = () =>
    clipboard
      ?.writeText(token)
      .then(() => setIsCopied(true))
      .catch(() => setIsCopied(false));
  return (
    <DialogFrame
      title={`Token of ${name}`}
      onClose={onClose}
      actions={
        <>
          {clipboard && <Button onClick={() => void copy()}>{isCopied ? 'Copied' : 'Copy'}</Button>}
          <Button variant="contained" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 4 }}>
        Store it where your program finds it, and nowhere else: it is shown only now. Whoever has it can call
        in your name.
      </Typography>
      <Field label="Token" value={token} onChange={() => undefined} readOnly autoFocus />
      <VisuallyHidden role="status">{isCopied ? 'Token copied' : ''}</VisuallyHidden>
    </DialogFrame>
  );
}

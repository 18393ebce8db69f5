import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { DialogFrame } from '@vaglio/ui';

interface LinkDialogProps {
  readonly title: string;
  /** Email address of the recipient. */
  readonly email: string;
  readonly text: string;
  /** Field with the link. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Dialog with a link that the administrator passes on to the user. It is for servers without mail. */
export function LinkDialog({ title, email, text, children, onClose }: LinkDialogProps) {
  const done = (
    <Button variant="contained" onClick={onClose}>
      Done
    </Button>
  );
  return (
    <DialogFrame title={title} onClose={onClose} actions={done}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, overflowWrap: 'anywhere' }}>
        <span>
          <b>{email}</b> {text} Mail is not set up: give the person this link yourself.
        </span>
        {children}
      </Box>
    </DialogFrame>
  );
}

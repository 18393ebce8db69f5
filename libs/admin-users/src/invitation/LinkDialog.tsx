import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DialogFrame } from '@vaglio/ui';
import { InvitationLink } from './InvitationLink';

interface LinkDialogProps {
  readonly email: string;
  readonly link: string;
  readonly onClose: () => void;
}

/** The link of a new invitation, where no mail is configured. */
export function LinkDialog({ email, link, onClose }: LinkDialogProps) {
  const done = (
    <Button variant="contained" onClick={onClose}>
      Done
    </Button>
  );
  return (
    <DialogFrame title="Invitation" onClose={onClose} actions={done}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, overflowWrap: 'anywhere' }}>
        <span>
          <b>{email}</b> has an account. No mail is configured: give the person this link yourself.
        </span>
        <InvitationLink link={link} />
      </Box>
    </DialogFrame>
  );
}

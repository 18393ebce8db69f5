import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isSsoOnly } from '@vaglio/api-client';
import type { User } from '@vaglio/contract';
import { BusyButton, DialogFrame, ErrorAlert, formatExact } from '@vaglio/ui';
import { InvitationLink } from './InvitationLink';
import type { Invitation, InvitesBy } from './invitation-text';
import { useInvitation } from './use-invitation';

interface InvitationDialogProps {
  readonly user: User;
  readonly by: InvitesBy;
  readonly onClose: () => void;
  /** Receives a message about the completed change. */
  readonly onDone: (notice: string) => void;
}

const STATES = {
  open: (until: string) => `has not chosen a password yet. The link is valid until ${formatExact(until)}.`,
  expired: () => 'did not choose a password in time: the link is no longer valid.',
  withdrawn: () => 'was invited, and the invitation was withdrawn: no link opens the account.',
} as const satisfies Record<Invitation['state'], (until: string) => string>;

/** Texts for servers on which most users have no password. */
const STATES_AT_PROVIDER = {
  ...STATES,
  open: (until: string) => `has not signed in yet. The invitation is open until ${formatExact(until)}.`,
  expired: () => 'did not sign in before the invitation expired.',
};

/** Dialog that resends, copies or withdraws an invitation. It is for users who have no password yet. */
export function InvitationDialog({ user, by, onClose, onDone }: InvitationDialogProps) {
  const { sendAgain, takeBack, link, failure, isSending, isWithdrawing } = useInvitation(user, by);
  const { email } = user;
  const { state, until } = user.invitation ?? { state: 'expired' as const, until: '' };
  const isBusy = isSending || isWithdrawing;
  const send = async () => {
    if ((await sendAgain()) && by === 'mail') onDone(`An invitation is on its way to ${email}.`);
  };
  const withdraw = async () => {
    if (await takeBack()) onDone(`The invitation of ${email} is withdrawn.`);
  };
  const actions = (
    <>
      <Button disabled={isBusy} onClick={onClose}>
        {link === null ? 'Cancel' : 'Close'}
      </Button>
      {state !== 'withdrawn' && link === null && (
        <BusyButton
          color="error"
          busy={isWithdrawing}
          busyLabel="Withdrawing…"
          disabled={isSending}
          onClick={() => void withdraw()}
        >
          Withdraw
        </BusyButton>
      )}
      {link === null && (
        <BusyButton
          variant="contained"
          busy={isSending}
          busyLabel={by === 'mail' ? 'Sending…' : 'Making…'}
          disabled={isWithdrawing}
          onClick={() => void send()}
        >
          {by === 'mail' ? 'Send again' : 'Make a new link'}
        </BusyButton>
      )}
    </>
  );
  return (
    <DialogFrame title="Invitation" isClosingBlocked={isBusy} onClose={onClose} actions={actions}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, overflowWrap: 'anywhere' }}>
        {failure && <ErrorAlert>{failure}</ErrorAlert>}
        {link === null ? (
          <span>
            <b>{email}</b>{' '}
            {isSsoOnly()
              ? STATES_AT_PROVIDER[state](until)
              : `${STATES[state](until)} A new link invalidates the earlier link.`}
          </span>
        ) : (
          <InvitationLink link={link} />
        )}
      </Box>
    </DialogFrame>
  );
}

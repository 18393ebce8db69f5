import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isSsoOnly } from '@vaglio/api-client';
import type { User } from '@vaglio/contract';
import { FormDialog, useVersionedForm } from '@vaglio/ui';
import { accountText } from '../edit/account-text';
import { LinkDialog } from '../invitation/LinkDialog';
import type { InvitesBy } from '../invitation/invitation-text';
import { ForceFields } from './ForceFields';
import { givenPasswordNotice } from './given-password-notice';
import { GivenPasswordTokens } from './GivenPasswordTokens';
import { checkReset, isSameReset, NO_RESET, type ResetForm } from './password-form';
import { ResetLink } from './ResetLink';
import { useResetPassword } from './use-reset-password';

interface ResetDialogProps {
  readonly user: User;
  /** 'mail' if the server sends the link, 'link' if the administrator passes it on. */
  readonly by: InvitesBy;
  readonly onClose: () => void;
  /** Receives a message about the completed change. */
  readonly onDone: (notice: string) => void;
}

const MODES = {
  link: { title: 'Send reset link', busyLabel: 'Sending…', other: 'Set a password directly' },
  force: { title: 'Set new password', busyLabel: 'Saving…', other: 'Send a link instead' },
} as const;
const COLUMN = { display: 'flex', flexDirection: 'column', gap: 4 } as const;

/** Dialog that resets a password by link or sets it directly. Source: spec §2 and §5, reset dialog. */
export function ResetDialog({ user, by, onClose, onDone }: ResetDialogProps) {
  const { email } = user;
  const { sendLink, makeLink, link, force } = useResetPassword();
  const giveLink = by === 'mail' ? sendLink : makeLink;
  const form = useVersionedForm<User, ResetForm>({
    row: user,
    start: NO_RESET,
    // The form contains only a new password, but no values of the account.
    toForm: () => NO_RESET,
    check: checkReset,
    save: (values, seen) => (values.mode === 'link' ? giveLink(user) : force(seen ?? user, values)),
    onSaved: () => {
      if (form.values.mode === 'force') onDone(givenPasswordNotice(user, form.values.revokesTokens));
      else if (by === 'mail') onDone(`A reset link is on its way to ${email}.`);
    },
    isSame: isSameReset,
  });
  const { mode } = form.values;
  const { title, busyLabel, other } = MODES[mode];
  const isHandedOver = mode === 'link' && by === 'link';
  const switchMode = () => {
    form.clearErrors();
    form.setValue('mode', mode === 'link' ? 'force' : 'link');
  };
  if (link !== null)
    return (
      <LinkDialog
        title="Reset link"
        email={email}
        text={isSsoOnly() ? 'signs in at the provider.' : 'can choose a new password.'}
        onClose={() => onDone(`${email} has a reset link.`)}
      >
        <ResetLink link={link} />
      </LinkDialog>
    );
  return (
    <FormDialog
      title={title}
      form={form.status}
      saveLabel={isHandedOver ? 'Make a link' : title}
      savingLabel={isHandedOver ? 'Making…' : busyLabel}
      isSaveFocused
      onClose={onClose}
      sx={COLUMN}
      conflict={{
        what: 'this account',
        textsOf: accountText,
        keepMineLabel: 'Set it anyway',
        takeTheirsLabel: 'Leave it',
        onTakeTheirs: onClose,
      }}
    >
      {mode === 'link' ? (
        <LinkText user={user} by={by} />
      ) : (
        <>
          <ForceFields email={email} control={form.control} />
          <GivenPasswordTokens
            user={user}
            isChosen={form.values.revokesTokens}
            onChange={(isChosen) => form.setValue('revokesTokens', isChosen)}
            disabled={form.isSaving}
          />
        </>
      )}
      <Button
        disabled={form.isSaving}
        variant="text"
        onClick={switchMode}
        sx={{ alignSelf: 'flex-start', ml: -3 }}
      >
        {other}
      </Button>
    </FormDialog>
  );
}

interface LinkTextProps {
  readonly user: User;
  readonly by: InvitesBy;
}

function LinkText({ user: { email, api_tokens = 0 }, by }: LinkTextProps) {
  const address = <b>{email}</b>;
  if (isSsoOnly())
    return (
      <Box sx={WRAPPED}>
        {by === 'mail' ? (
          <>Sends a mail to {address} that says how to sign in.</>
        ) : (
          <>
            {NO_MAIL} Make a link to the login for {address}, and give it to the person yourself.
          </>
        )}
      </Box>
    );
  return (
    <Box sx={WRAPPED}>
      {by === 'mail' ? (
        <>
          Sends a reset link to {address}, with which the person chooses a new password. Until then the
          current password stays valid.
        </>
      ) : (
        <>
          {NO_MAIL} Make a reset link for {address}, and give it to the person yourself. The current password
          stays valid until the link is used.
        </>
      )}
      {api_tokens > 0 && ' The new password revokes their API tokens, unless the person keeps them.'}
    </Box>
  );
}

const NO_MAIL = 'Mail is not set up, so no link can be sent.';
const WRAPPED = { overflowWrap: 'anywhere' } as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isSsoOnly } from '@vaglio/api-client';
import type { User } from '@vaglio/contract';
import { FormDialog, useVersionedForm } from '@vaglio/ui';
import { accountText } from '../edit/account-text';
import { ForceFields } from './ForceFields';
import { givenPasswordNotice } from './given-password-notice';
import { GivenPasswordTokens } from './GivenPasswordTokens';
import { checkReset, isSameReset, NO_RESET, type ResetForm } from './password-form';
import { useResetPassword } from './use-reset-password';

interface ResetDialogProps {
  readonly user: User;
  readonly onClose: () => void;
  /** Receives what was done, in a sentence. */
  readonly onDone: (notice: string) => void;
}

const MODES = {
  link: { title: 'Send reset link', busyLabel: 'Sending…', other: 'Set a password directly' },
  force: { title: 'Set new password', busyLabel: 'Saving…', other: 'Send a link instead' },
} as const;
const COLUMN = { display: 'flex', flexDirection: 'column', gap: 4 } as const;

/** A new password for an account: by a link that the person follows, or set directly. Source: spec §2 and §5, reset dialog. */
export function ResetDialog({ user, onClose, onDone }: ResetDialogProps) {
  const { email } = user;
  const { sendLink, force } = useResetPassword();
  const form = useVersionedForm<User, ResetForm>({
    row: user,
    start: NO_RESET,
    // Nothing of the account is edited as it is: the password is always a new one.
    toForm: () => NO_RESET,
    check: checkReset,
    save: (values, seen) => (values.mode === 'link' ? sendLink(user) : force(seen ?? user, values)),
    onSaved: () =>
      onDone(
        form.values.mode === 'link'
          ? `A reset link is on its way to ${email}.`
          : givenPasswordNotice(user, form.values.revokesTokens),
      ),
    isSame: isSameReset,
  });
  const { mode } = form.values;
  const { title, busyLabel, other } = MODES[mode];
  const switchMode = () => {
    form.clearErrors();
    form.setValue('mode', mode === 'link' ? 'force' : 'link');
  };
  return (
    <FormDialog
      title={title}
      form={form.status}
      saveLabel={title}
      savingLabel={busyLabel}
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
        <LinkText user={user} />
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

function LinkText({ user: { email, api_tokens = 0 } }: { readonly user: User }) {
  if (isSsoOnly())
    return (
      <Box sx={{ overflowWrap: 'anywhere' }}>
        Sends a mail to <b>{email}</b> that says how to sign in.
      </Box>
    );
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      Sends a reset link to <b>{email}</b>, with which the person chooses a new password. Until then the
      present one stays good.
      {api_tokens > 0 && ' The new password revokes their API tokens, unless the person keeps them.'}
    </Box>
  );
}

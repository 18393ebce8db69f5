import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState, type FormEvent } from 'react';
import { BusyButton, DialogFrame, ErrorAlert, focusField, useDiscardQuestion } from '@vaglio/ui';
import { hasNewPassword } from '../edit/users-form';
import type { ListedUser } from '../list/user';
import { ForceFields } from './ForceFields';
import { checkForced, NO_PASSWORD } from './password-form';
import { useResetPassword } from './use-reset-password';

interface ResetDialogProps {
  readonly user: ListedUser;
  readonly onClose: () => void;
  /** Told what was done, in a sentence. */
  readonly onDone: (notice: string) => void;
}

const MODES = {
  link: { title: 'Send reset link', busyLabel: 'Sending…', other: 'Set a password directly' },
  force: { title: 'Set new password', busyLabel: 'Saving…', other: 'Send a link instead' },
} as const;

/** A new password for an account: by a link that the person follows, or set directly. Source: spec §2 and §5, reset dialog. */
export function ResetDialog({ user: { userId, email }, onClose, onDone }: ResetDialogProps) {
  const [mode, setMode] = useState<keyof typeof MODES>('link');
  const [typed, setTyped] = useState(NO_PASSWORD);
  const [problem, setProblem] = useState<ReturnType<typeof checkForced>>(null);
  const { sendLink, force, forget, isRunning, failure } = useResetPassword(userId);
  const { close, question } = useDiscardQuestion(
    mode === 'force' && !isRunning && hasNewPassword(typed),
    onClose,
  );
  const formId = useId();
  const { title, busyLabel, other } = MODES[mode];

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mode === 'link') return void sendLink(() => onDone(`A reset link is on its way to ${email}.`));
    const found = checkForced(typed);
    setProblem(found);
    if (found) focusField(event.currentTarget, found.field ?? '');
    else
      void force(typed.password, () =>
        onDone(`${email} has a new password, and must choose another at the next sign-in.`),
      );
  };
  const switchMode = () => {
    forget();
    setProblem(null);
    setMode(mode === 'link' ? 'force' : 'link');
  };

  const actions = (
    <>
      <Button disabled={isRunning} onClick={close}>
        Cancel
      </Button>
      <BusyButton
        type="submit"
        form={formId}
        autoFocus
        variant="contained"
        busy={isRunning}
        busyLabel={busyLabel}
      >
        {title}
      </BusyButton>
    </>
  );
  return (
    <DialogFrame title={title} isClosingBlocked={isRunning} onClose={close} actions={actions}>
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}
      >
        {failure && <ErrorAlert>{failure}</ErrorAlert>}
        {mode === 'link' ? (
          <LinkWords email={email} />
        ) : (
          <ForceFields email={email} typed={typed} problem={problem} onChange={setTyped} />
        )}
        <Button
          disabled={isRunning}
          variant="text"
          onClick={switchMode}
          sx={{ alignSelf: 'flex-start', ml: -3 }}
        >
          {other}
        </Button>
      </Box>
      {question}
    </DialogFrame>
  );
}

function LinkWords({ email }: { readonly email: string }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      Sends a reset link to <b>{email}</b>, with which the person chooses a new password. Until then the
      present one stays good.
    </Box>
  );
}

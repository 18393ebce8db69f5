import Typography from '@mui/material/Typography';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSession } from '@vaglio/auth-session';
import { MIN_PASSWORD_LENGTH } from '@vaglio/access-control';
import { PATHS } from '@vaglio/startups-domain';
import { BusyButton, ErrorAlert, Field, RevokeTokensChoice, WarningAlert } from '@vaglio/ui';
import { AuthCard } from './AuthCard';
import { checkNewPassword, LENGTH_HINT } from './password-form';
import { TextLink } from './TextLink';
import { useChangePassword } from './use-change-password';
import { useOwnTokenCount } from './use-own-token-count';

const SecondStep = lazy(() =>
  import('./beyond-password').then(({ SecondStep: page }) => ({ default: page })),
);

interface ChangePasswordPageProps {
  /** The page of the link that a new installation prints, and of an invitation: a new person chooses a password. */
  readonly isFirst?: boolean;
}

/** /change-password and /change-password-first. Source: spec §2 and §5. */
export function ChangePasswordPage({ isFirst = false }: ChangePasswordPageProps) {
  const [form, setForm] = useState({ next: '', confirmation: '', revokesTokens: true });
  const [problem, setProblem] = useState<ReturnType<typeof checkNewPassword>>(null);
  const inputs = { next: useRef<HTMLInputElement>(null), confirmation: useRef<HTMLInputElement>(null) };
  const { isBusy, failure, change, email, apiTokens, hasTemporaryToken, step, finish, leave } =
    useChangePassword();
  const { hasToken } = useSession();
  const ownTokens = useOwnTokenCount(hasToken && !hasTemporaryToken && step === null);

  const submit = () => {
    const found = checkNewPassword(form);
    setProblem(found);
    if (found) inputs[found.field].current?.focus();
    else void change(form.next, form.revokesTokens);
  };
  if (step)
    return (
      <Suspense fallback={null}>
        <SecondStep step={step} onSignedIn={(outcome) => void finish(outcome, email ?? '')} onLeave={leave} />
      </Suspense>
    );
  const lost = !hasTemporaryToken && !hasToken && (
    <WarningAlert>
      This page needs the link from your email, or a signed-in session.{' '}
      <TextLink to={PATHS.forgotPassword}>Ask for a link</TextLink>
    </WarningAlert>
  );

  return (
    <AuthCard
      title={isFirst ? 'Choose your password' : 'Change password'}
      intro={introOf(isFirst, email)}
      notice={failure ? <ErrorAlert>{failure}</ErrorAlert> : lost}
      onSubmit={submit}
      foot={hasTemporaryToken && <WayBack isForced={email !== null} isFirst={isFirst} />}
    >
      {email && <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />}
      <Field
        label="New password"
        type="password"
        name="new-password"
        autoComplete="new-password"
        placeholder="enter password"
        required
        autoFocus
        minLength={MIN_PASSWORD_LENGTH}
        hint={LENGTH_HINT}
        value={form.next}
        onChange={(next) => setForm({ ...form, next })}
        error={problem?.field === 'next' ? problem.text : null}
        inputRef={inputs.next}
      />
      <Field
        label="Confirm password"
        type="password"
        name="confirm-password"
        autoComplete="new-password"
        placeholder="Repeat the password"
        required
        minLength={MIN_PASSWORD_LENGTH}
        value={form.confirmation}
        onChange={(confirmation) => setForm({ ...form, confirmation })}
        error={problem?.field === 'confirmation' ? problem.text : null}
        inputRef={inputs.confirmation}
      />
      <RevokeTokensChoice
        count={isFirst ? 0 : hasTemporaryToken ? apiTokens : ownTokens}
        isChosen={form.revokesTokens}
        onChange={(revokesTokens) => setForm({ ...form, revokesTokens })}
        disabled={isBusy}
      />
      {hasTemporaryToken && !isFirst && (
        <Typography variant="caption" sx={{ color: 'muted' }}>
          You are signed out everywhere else.
        </Typography>
      )}
      <BusyButton type="submit" variant="contained" busy={isBusy} busyLabel="Saving…">
        {isFirst ? 'Save and sign in' : 'Change password'}
      </BusyButton>
    </AuthCard>
  );
}

function introOf(isFirst: boolean, email: string | null): string | undefined {
  if (isFirst) return 'Welcome. This is the password that you will sign in with.';
  return email ? `Choose a new password for ${email} to go on.` : undefined;
}

/** A temporary token may have expired: of a link one gets a new one, for a forced change one signs in again. */
function WayBack({ isForced, isFirst }: { readonly isForced: boolean; readonly isFirst: boolean }) {
  if (isForced) return <TextLink to={PATHS.login}>Back to login</TextLink>;
  if (isFirst)
    return (
      <>
        Link no longer valid? <TextLink to={PATHS.forgotPassword}>Ask for a new one</TextLink>, or your
        administrator to invite you again.
      </>
    );
  return (
    <>
      Link no longer valid? <TextLink to={PATHS.forgotPassword}>Ask for a new one</TextLink>
    </>
  );
}

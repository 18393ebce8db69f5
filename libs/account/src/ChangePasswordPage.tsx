import Typography from '@mui/material/Typography';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSession } from '@vaglio/auth-session';
import { MIN_PASSWORD_LENGTH } from '@vaglio/access-control';
import { PATHS } from '@vaglio/startups-domain';
import { BusyButton, ErrorAlert, Field, RevokeTokensChoice, RichText, WarningAlert } from '@vaglio/ui';
import { i18n } from './messages/i18n';
import { AuthCard } from './AuthCard';
import { checkNewPassword, lengthHint } from './password-form';
import { TextLink } from './TextLink';
import { useChangePassword } from './use-change-password';
import { useOwnTokenCount } from './use-own-token-count';

const SecondStep = lazy(() =>
  import('./beyond-password').then(({ SecondStep: page }) => ({ default: page })),
);

interface ChangePasswordPageProps {
  /** True for the first password after an invitation or after the installation. */
  readonly isFirst?: boolean;
}

/** Page /change-password and /change-password-first. Source: spec §2 and §5. */
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
      <RichText
        text={i18n.t(
          'This page needs the link from your email, or a signed-in session. <0>Ask for a link</0>',
        )}
        parts={[toForgotPassword]}
      />
    </WarningAlert>
  );

  return (
    <AuthCard
      title={isFirst ? i18n.t('Choose your password') : i18n.t('Change password')}
      intro={introOf(isFirst, email)}
      notice={failure ? <ErrorAlert>{failure}</ErrorAlert> : lost}
      onSubmit={submit}
      foot={hasTemporaryToken && <WayBack isForced={email !== null} isFirst={isFirst} />}
    >
      {email && <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />}
      <Field
        label={i18n.t('New password')}
        type="password"
        name="new-password"
        autoComplete="new-password"
        placeholder={i18n.t('enter password')}
        required
        autoFocus
        minLength={MIN_PASSWORD_LENGTH}
        hint={lengthHint()}
        value={form.next}
        onChange={(next) => setForm({ ...form, next })}
        error={problem?.field === 'next' ? problem.text : null}
        inputRef={inputs.next}
      />
      <Field
        label={i18n.t('Confirm password')}
        type="password"
        name="confirm-password"
        autoComplete="new-password"
        placeholder={i18n.t('Repeat the password')}
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
          {i18n.t('You are signed out everywhere else.')}
        </Typography>
      )}
      <BusyButton type="submit" variant="contained" busy={isBusy} busyLabel={i18n.t('Saving…')}>
        {isFirst ? i18n.t('Save and sign in') : i18n.t('Change password')}
      </BusyButton>
    </AuthCard>
  );
}

const toForgotPassword = (text: string) => <TextLink to={PATHS.forgotPassword}>{text}</TextLink>;

function introOf(isFirst: boolean, email: string | null): string | undefined {
  if (isFirst) return i18n.t('Welcome. This is the password that you will sign in with.');
  return email ? i18n.t('Choose a new password for {email} to continue.', { email }) : undefined;
}

/** Link for an expired token. It leads to a new reset link, or to the login after a forced password change. */
function WayBack({ isForced, isFirst }: { readonly isForced: boolean; readonly isFirst: boolean }) {
  if (isForced) return <TextLink to={PATHS.login}>{i18n.t('Back to login')}</TextLink>;
  if (isFirst)
    return (
      <RichText
        text={i18n.t(
          'Link no longer valid? <0>Ask for a new one</0>, or your administrator to invite you again.',
        )}
        parts={[toForgotPassword]}
      />
    );
  return (
    <RichText text={i18n.t('Link no longer valid? <0>Ask for a new one</0>')} parts={[toForgotPassword]} />
  );
}

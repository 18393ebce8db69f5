import { useEffect, useRef, useState } from 'react';
import { SETTINGS_ROLES } from '@vaglio/access-control';
import { callApi, errorText } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import { PATHS, routes } from '@vaglio/startups-domain';
import { BusyButton, ErrorAlert, Field, RichText, SuccessAlert, WarningAlert } from '@vaglio/ui';
import { i18n } from './messages/i18n';
import { AuthCard } from './AuthCard';
import { noEmailText } from './login-form';
import { TextLink } from './TextLink';
import { useSubmission, type Failure } from './use-submission';

const elsewhere = (provider: string) =>
  i18n.t(
    'People sign in with {provider}, and get a new password there: go back to the login and continue with {provider}.',
    { provider },
  );
const named = (provider: string) =>
  `${i18n.t('Only accounts with a password receive a reset link.')} ${elsewhere(provider)}`;
const failedText = () => i18n.t('Password reset request failed.');

interface ForgotPasswordPageProps {
  /** Name of the sign-in provider, or null without a provider. */
  readonly signInWith?: string | null;
  /** Accounts that can sign in with a password. */
  readonly passwordSignIn?: 'all' | 'named' | 'nobody';
}

/** Page /forgot-password. Source: spec §2, §5 and §8. */
export function ForgotPasswordPage({ signInWith = null, passwordSignIn = 'all' }: ForgotPasswordPageProps) {
  const title = i18n.t('Forgot your password?');
  const [form, setForm] = useState({ email: '', isMissing: false, isSent: false });
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, failure, run } = useSubmission();
  const isMailMissing = useIsMailMissing();

  const submit = () => {
    const email = form.email.trim();
    setForm({ ...form, isMissing: email === '', isSent: false });
    if (email === '') return input.current?.focus();
    void run(async () => {
      const refusal = await askForLink(email);
      if (!refusal) setForm({ email: '', isMissing: false, isSent: true });
      return refusal;
    });
  };

  const back = <TextLink to={PATHS.login}>{i18n.t('Back to login')}</TextLink>;
  if (passwordSignIn === 'nobody')
    return (
      <AuthCard
        title={title}
        intro={signInWith && elsewhere(signInWith)}
        foot={back}
        onSubmit={() => undefined}
      >
        {null}
      </AuthCard>
    );
  return (
    <AuthCard
      title={title}
      intro={
        passwordSignIn === 'named' && signInWith
          ? named(signInWith)
          : i18n.t("Enter your email address and we'll send you a reset link.")
      }
      notice={noticeOf(form.isSent && !isMailMissing, failure) || (isMailMissing && <MailMissing />)}
      foot={
        <>
          {/* This hint is correct with or without a mail server. */}
          {i18n.t('No message? An administrator can give you a link.')}
          <br />
          {back}
        </>
      }
      onSubmit={submit}
    >
      <Field
        label={i18n.t('Email')}
        type="email"
        name="email"
        autoComplete="username"
        placeholder="name@example.com"
        required
        autoFocus
        value={form.email}
        onChange={(email) => setForm({ ...form, email })}
        error={form.isMissing ? noEmailText() : null}
        inputRef={input}
      />
      <BusyButton type="submit" variant="contained" busy={isBusy} busyLabel={i18n.t('Sending…')}>
        {i18n.t('Send reset link')}
      </BusyButton>
    </AuthCard>
  );
}

function noticeOf(isSent: boolean, failure: Failure) {
  if (failure) return <ErrorAlert>{failure}</ErrorAlert>;
  return (
    isSent && (
      <SuccessAlert>
        {i18n.t('If this email exists, we sent a reset link. Please check your inbox.')}
      </SuccessAlert>
    )
  );
}

/**
 * Warning for administrators that the server sends no mail, with a link to the page on which they create reset links.
 */
function MailMissing() {
  return (
    <WarningAlert>
      <RichText
        text={i18n.t(
          'Mail is not set up, so nobody receives a message. Make a reset link in <0>Users</0> and give it to the person yourself.',
        )}
        parts={[(text) => <TextLink to={routes.settings('users')}>{text}</TextLink>]}
      />
    </WarningAlert>
  );
}

/**
 * Returns true for a signed-in administrator if the server cannot send mail. For all other visitors it returns false,
 * because the page is public.
 */
function useIsMailMissing(): boolean {
  const { role } = useSession();
  const [isMissing, setIsMissing] = useState(false);
  const mayKnow = SETTINGS_ROLES.some((known) => known === role);
  useEffect(() => {
    let isCurrent = true;
    if (mayKnow)
      callApi('/auth/notifications/settings')
        .then(({ status, data }) => isCurrent && setIsMissing(status === 200 && isWithoutMail(data)))
        .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [mayKnow]);
  return mayKnow && isMissing;
}

const isWithoutMail = (settings: unknown): boolean =>
  typeof settings === 'object' &&
  settings !== null &&
  'is_mail_configured' in settings &&
  settings.is_mail_configured === false;

/**
 * Requests a reset link. The request has no bearer token, because it concerns the typed address and not the signed-in
 * user.
 */
async function askForLink(email: string): Promise<Failure> {
  try {
    const { status, data } = await callApi('/auth/change-password', {
      method: 'POST',
      body: { email },
      refresh: false,
      token: null,
    });
    return status >= 400 ? errorText(data, failedText()) : null;
  } catch {
    return failedText();
  }
}

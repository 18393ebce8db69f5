import { useRef, useState } from 'react';
import { callApi, errorText } from '@vaglio/api-client';
import { PATHS } from '@vaglio/startups-domain';
import { BusyButton, ErrorAlert, Field, SuccessAlert } from '@vaglio/ui';
import { AuthCard } from './AuthCard';
import { NO_EMAIL_TEXT } from './login-form';
import { TextLink } from './TextLink';
import { useSubmission, type Failure } from './use-submission';

const TITLE = 'Forgot your password?';
const INTRO = "Enter your email address and we'll send you a reset link.";
const NAMED = 'Only a few accounts have a password here, and get a reset link.';
const elsewhere = (provider: string) =>
  `People sign in with ${provider}, and get a new password there: go back to the login and continue with ${provider}.`;
const FAILED = 'Password reset request failed.';
/** True with and without a mail server. */
const HELP = 'No message? An administrator can give you a link.';
const SENT = 'If this email exists, we sent a reset link. Please check your inbox.';

interface ForgotPasswordPageProps {
  /** How people call the provider at which they can sign in; null without one. */
  readonly signInWith?: string | null;
  /** Who can sign in with a password. */
  readonly passwordSignIn?: 'all' | 'named' | 'nobody';
}

/** /forgot-password. Source: spec §2, §5 and §8. */
export function ForgotPasswordPage({ signInWith = null, passwordSignIn = 'all' }: ForgotPasswordPageProps) {
  const [form, setForm] = useState({ email: '', isMissing: false, isSent: false });
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, failure, run } = useSubmission();

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

  const back = <TextLink to={PATHS.login}>Back to login</TextLink>;
  if (passwordSignIn === 'nobody')
    return (
      <AuthCard
        title={TITLE}
        intro={signInWith && elsewhere(signInWith)}
        foot={back}
        onSubmit={() => undefined}
      >
        {null}
      </AuthCard>
    );
  return (
    <AuthCard
      title={TITLE}
      intro={passwordSignIn === 'named' && signInWith ? `${NAMED} ${elsewhere(signInWith)}` : INTRO}
      notice={noticeOf(form.isSent, failure)}
      foot={
        <>
          {HELP}
          <br />
          {back}
        </>
      }
      onSubmit={submit}
    >
      <Field
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        placeholder="name@example.com"
        required
        autoFocus
        value={form.email}
        onChange={(email) => setForm({ ...form, email })}
        error={form.isMissing ? NO_EMAIL_TEXT : null}
        inputRef={input}
      />
      <BusyButton type="submit" variant="contained" busy={isBusy} busyLabel="Sending…">
        Send reset link
      </BusyButton>
    </AuthCard>
  );
}

function noticeOf(isSent: boolean, failure: Failure) {
  if (failure) return <ErrorAlert>{failure}</ErrorAlert>;
  return isSent && <SuccessAlert>{SENT}</SuccessAlert>;
}

/** Without a bearer: this request is about an address, not about the person signed in here. */
async function askForLink(email: string): Promise<Failure> {
  try {
    const { status, data } = await callApi('/auth/change-password', {
      method: 'POST',
      body: { email },
      refresh: false,
      token: null,
    });
    return status >= 400 ? errorText(data, FAILED) : null;
  } catch {
    return FAILED;
  }
}

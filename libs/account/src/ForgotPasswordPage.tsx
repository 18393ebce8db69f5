import { useRef, useState } from 'react';
import { callApi, errorText } from '@vaglio/api-client';
import { BusyButton, ErrorAlert, Field, SuccessAlert } from '@vaglio/ui';
import { AuthCard } from './AuthCard';
import { NO_EMAIL_TEXT } from './login-form';
import { TextLink } from './TextLink';
import { useSubmission, type Failure } from './use-submission';

const FAILED = 'Password reset request failed.';
const SENT = 'If this email exists, we sent a reset link. Please check your inbox.';

/** /forgot-password. Source: spec §2, §5 and §8. */
export function ForgotPasswordPage() {
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

  return (
    <AuthCard
      title="Forgot your password?"
      intro="Enter your email address and we'll send you a reset link."
      notice={noticeOf(form.isSent, failure)}
      onSubmit={submit}
      foot={<TextLink to="/login">Back to login</TextLink>}
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

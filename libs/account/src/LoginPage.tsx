import { lazy, Suspense, useRef, useState } from 'react';
import { MIN_PASSWORD_LENGTH } from '@vaglio/access-control';
import { BusyButton, ErrorAlert, Field } from '@vaglio/ui';
import { AuthCard } from './AuthCard';
import { checkLogin, EMPTY_LOGIN } from './login-form';
import { TextLink } from './TextLink';
import { useLogin } from './use-login';

/** Few people meet it: loaded when the server asks for it. */
const SecondStep = lazy(() =>
  import('./second-factor/SecondStep').then(({ SecondStep: page }) => ({ default: page })),
);

/** /login. Source: spec §2 and §5, login. */
export function LoginPage() {
  const [form, setForm] = useState(EMPTY_LOGIN);
  const [problem, setProblem] = useState<ReturnType<typeof checkLogin>>(null);
  const inputs = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const { isBusy, failure, signIn, step, leaveStep, finish } = useLogin();

  const submit = () => {
    const found = checkLogin(form);
    setProblem(found);
    if (found) inputs[found.field].current?.focus();
    else void signIn(form);
  };

  if (step)
    return (
      <Suspense fallback={null}>
        <SecondStep
          step={step}
          onSignedIn={(outcome) => void finish(outcome, form.email.trim())}
          onLeave={leaveStep}
        />
      </Suspense>
    );
  return (
    <AuthCard
      title="Login"
      notice={failure && <ErrorAlert>{failure}</ErrorAlert>}
      onSubmit={submit}
      foot={
        <>
          Forgot your password? <TextLink to="/forgot-password">Reset it</TextLink>
        </>
      }
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
        error={problem?.field === 'email' ? problem.text : null}
        inputRef={inputs.email}
      />
      <Field
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        placeholder="enter password"
        required
        minLength={MIN_PASSWORD_LENGTH}
        value={form.password}
        onChange={(password) => setForm({ ...form, password })}
        error={problem?.field === 'password' ? problem.text : null}
        inputRef={inputs.password}
      />
      <BusyButton type="submit" variant="contained" busy={isBusy} busyLabel="Signing in...">
        Sign in
      </BusyButton>
    </AuthCard>
  );
}

import Button from '@mui/material/Button';
import { lazy, Suspense, useRef, useState } from 'react';
import { MIN_PASSWORD_LENGTH } from '@vaglio/access-control';
import { BusyButton, ErrorAlert, Field } from '@vaglio/ui';
import { AuthCard } from './AuthCard';
import { checkLogin, EMPTY_LOGIN } from './login-form';
import { knowsPasskeys } from './passkeys/knows-passkeys';
import { TextLink } from './TextLink';
import { useLogin } from './use-login';

/** Few people meet it: loaded when the server asks for it. */
const SecondStep = lazy(() =>
  import('./second-factor/SecondStep').then(({ SecondStep: page }) => ({ default: page })),
);

/** Only where the installation has a provider. */
const ProviderSignIn = lazy(() =>
  import('./provider/ProviderSignIn').then(({ ProviderSignIn: part }) => ({ default: part })),
);

/** Only where somebody has a passkey, and the browser knows them. */
const PasskeySignIn = lazy(() =>
  import('./passkeys/PasskeySignIn').then(({ PasskeySignIn: part }) => ({ default: part })),
);

interface LoginPageProps {
  /** How people call the provider at which they can sign in; null without one. */
  readonly signInWith?: string | null;
  /** Who can sign in with a password. */
  readonly passwordSignIn?: 'all' | 'named' | 'nobody';
  /** Whether somebody can sign in with a passkey alone. */
  readonly passkeySignIn?: boolean;
}

/** /login. Source: spec §2 and §5, login. */
export function LoginPage(props: LoginPageProps) {
  const { signInWith = null, passwordSignIn = 'all', passkeySignIn = false } = props;
  const [isAsked, setIsAsked] = useState(false);
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
  const notice = failure && <ErrorAlert>{failure}</ErrorAlert>;
  const hasForm = passwordSignIn === 'all' || isAsked;
  const provider = signInWith !== null && (
    <Suspense fallback={null}>
      <ProviderSignIn name={signInWith} isOnly={!hasForm} />
    </Suspense>
  );
  if (!hasForm)
    return (
      <AuthCard title="Login" notice={notice} onSubmit={() => undefined}>
        {provider}
        {passwordSignIn === 'named' && (
          <Button variant="text" onClick={() => setIsAsked(true)}>
            Use a password instead
          </Button>
        )}
      </AuthCard>
    );
  return (
    <AuthCard
      title="Login"
      notice={notice}
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
      {provider}
      {passkeySignIn && knowsPasskeys() && (
        <Suspense fallback={null}>
          <PasskeySignIn hasRule={signInWith === null} onSignedIn={(outcome) => void finish(outcome, '')} />
        </Suspense>
      )}
    </AuthCard>
  );
}

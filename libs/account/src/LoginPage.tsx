import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useBeforeUnload } from 'react-router';
import { MIN_PASSWORD_LENGTH } from '@vaglio/access-control';
import { PATHS } from '@vaglio/startups-domain';
import { BusyButton, ErrorAlert, FeatureBoundary, Field } from '@vaglio/ui';
import { AuthCard } from './AuthCard';
import { checkLogin, EMPTY_LOGIN } from './login-form';
import { TextLink } from './TextLink';
import { useLogin } from './use-login';

/** What few people meet, in one file that is loaded for them: its name in two places would be most of this page. */
const beyondPassword = () => import('./beyond-password');
const SecondStep = lazy(() => beyondPassword().then(({ SecondStep: page }) => ({ default: page })));
const OtherWays = lazy(() => beyondPassword().then(({ OtherWays: part }) => ({ default: part })));

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
  useKeptInput(form.email !== '' || form.password !== '');

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
  const others = (signInWith !== null || passkeySignIn) && (
    <FeatureBoundary fallback={null}>
      <OtherWays
        provider={signInWith}
        hasPasskeys={passkeySignIn}
        isOnly={!hasForm}
        onSignedIn={(outcome) => void finish(outcome, '')}
      />
    </FeatureBoundary>
  );
  if (!hasForm)
    return (
      <AuthCard title="Login" notice={notice} onSubmit={() => undefined}>
        {others}
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
          Forgot your password? <TextLink to={PATHS.forgotPassword}>Reset it</TextLink>
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
      {others}
    </AuthCard>
  );
}

/**
 * Keeps typed input from the page's own reload, which happens when its build is outdated. The browser's event is let
 * through: a person who closes the tab, or goes on to a provider, is not asked about it.
 */
function useKeptInput(isTyped: boolean): void {
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isTyped && !event.isTrusted) event.preventDefault();
      },
      [isTyped],
    ),
  );
}

import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useBeforeUnload } from 'react-router';
import { MIN_PASSWORD_LENGTH } from '@vaglio/access-control';
import { PATHS } from '@vaglio/startups-domain';
import { BusyButton, ErrorAlert, FeatureBoundary, Field, RichText } from '@vaglio/ui';
import { i18n } from './messages/i18n';
import { AuthCard } from './AuthCard';
import { LanguageSelect } from './language/LanguageSelect';
import { checkLogin, EMPTY_LOGIN } from './login-form';
import { TextLink } from './TextLink';
import { useLogin } from './use-login';

/**
 * Chunk with the rarely used sign-in methods. A single import keeps the login bundle small, because each file name adds
 * bytes.
 */
const beyondPassword = () => import('./beyond-password');
const SecondStep = lazy(() => beyondPassword().then(({ SecondStep: page }) => ({ default: page })));
const OtherSignInMethods = lazy(() =>
  beyondPassword().then((parts) => ({ default: parts.OtherSignInMethods })),
);

interface LoginPageProps {
  /** Name of the sign-in provider, or null without a provider. */
  readonly signInWith?: string | null;
  /** Accounts that can sign in with a password. */
  readonly passwordSignIn?: 'all' | 'named' | 'nobody';
  /** True if accounts can sign in with only a passkey. */
  readonly passkeySignIn?: boolean;
}

/** Login page. Source: spec §2 and §5, login. */
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
      <OtherSignInMethods
        provider={signInWith}
        hasPasskeys={passkeySignIn}
        isOnly={!hasForm}
        onSignedIn={(outcome) => void finish(outcome, '')}
      />
    </FeatureBoundary>
  );
  if (!hasForm)
    return (
      <AuthCard title={i18n.t('Login')} notice={notice} onSubmit={() => undefined} after={<LanguageSelect />}>
        {others}
        {passwordSignIn === 'named' && (
          <Button variant="text" onClick={() => setIsAsked(true)}>
            {i18n.t('Use a password instead')}
          </Button>
        )}
      </AuthCard>
    );
  return (
    <AuthCard
      title={i18n.t('Login')}
      notice={notice}
      onSubmit={submit}
      after={<LanguageSelect />}
      foot={
        <RichText
          text={i18n.t('Forgot your password? <0>Reset it</0>')}
          parts={[(text) => <TextLink to={PATHS.forgotPassword}>{text}</TextLink>]}
        />
      }
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
        error={problem?.field === 'email' ? problem.text : null}
        inputRef={inputs.email}
      />
      <Field
        label={i18n.t('Password')}
        type="password"
        name="password"
        autoComplete="current-password"
        placeholder={i18n.t('enter password')}
        required
        minLength={MIN_PASSWORD_LENGTH}
        value={form.password}
        onChange={(password) => setForm({ ...form, password })}
        error={problem?.field === 'password' ? problem.text : null}
        inputRef={inputs.password}
      />
      <BusyButton type="submit" variant="contained" busy={isBusy} busyLabel={i18n.t('Signing in...')}>
        {i18n.t('Sign in')}
      </BusyButton>
      {others}
    </AuthCard>
  );
}

/**
 * Prevents the automatic reload of an outdated build while the form has input. The browser's own events are ignored, so
 * that closing the tab or going to a sign-in provider needs no confirmation.
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

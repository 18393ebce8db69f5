import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { BusyButton, ErrorAlert, LoadState } from '@vaglio/ui';
import { i18n } from '../messages/i18n';
import { AuthCard } from '../AuthCard';
import type { SecondStep as Step, SignedIn } from '../login';
import { useSubmission } from '../use-submission';
import { supportsPasskeys } from '../passkeys/supports-passkeys';
import { PasskeyOfStep } from '../passkeys/PasskeyOfStep';
import { CodeField, codeProblem } from './CodeField';
import { isPasskeyPossible, loginByCode, textsIn, type StepDone } from './code-login';
import { RecoveryCodes } from './RecoveryCodes';
import { useNewApp } from './use-new-app';

/** Lazily loaded QR code, needed only for the setup of an app. */
const NewAppKey = lazy(() => import('./NewAppKey').then(({ NewAppKey: part }) => ({ default: part })));

interface SecondStepProps {
  readonly step: Step;
  readonly onSignedIn: (signedIn: SignedIn) => void;
  /** Returns to the form for email and password. */
  readonly onLeave: () => void;
}

/**
 * Second step after the password: a passkey, a code, or the setup of a passkey or an app. After a setup, the recovery
 * codes are displayed before the app opens.
 */
export function SecondStep({ step, onSignedIn, onLeave }: SecondStepProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<StepDone | null>(null);
  const { isBusy, failure, run } = useSubmission();
  const input = useRef<HTMLInputElement>(null);
  const goOn = (ended: StepDone) => {
    if (ended.recoveryCodes.length === 0) onSignedIn(ended.signedIn);
    else setDone(ended);
  };
  const submit = () => {
    const found = codeProblem(code);
    setProblem(found);
    if (found !== null) return input.current?.focus();
    void run(async () => {
      const outcome = await loginByCode(step.stepToken, code);
      if (outcome.kind === 'failed') {
        input.current?.focus();
        return outcome.text;
      }
      goOn(outcome);
      return null;
    });
  };
  if (done)
    return (
      <AuthCard title={i18n.t('Recovery codes')} onSubmit={() => onSignedIn(done.signedIn)}>
        {/* The focused button no longer exists, so the focus moves to the recovery codes. */}
        <Box ref={focusOnce} tabIndex={-1} sx={{ outline: 'none' }}>
          <RecoveryCodes codes={done.recoveryCodes} />
        </Box>
        <Button variant="contained" onClick={() => onSignedIn(done.signedIn)}>
          {i18n.t('I have stored them')}
        </Button>
      </AuthCard>
    );
  const isSetUp = step.step === 'setup';
  // A response without a list of factors means that an authenticator app is required.
  const factors = textsIn(step.answer, 'secondFactors');
  const isNewPasskey = isSetUp && isPasskeyPossible(step.answer) && supportsPasskeys();
  const hasPasskey = isNewPasskey || factors.includes('passkey');
  const isPasskeyAlone = !isSetUp && hasPasskey && !factors.includes('app');
  const fields = (
    <>
      <CodeField
        value={code}
        onChange={setCode}
        inputRef={input}
        error={problem}
        hint={isSetUp ? i18n.t('Six digits, as the app shows them now.') : codeHint(isPasskeyAlone)}
        autoFocus={!isPasskeyAlone && !isNewPasskey}
      />
      <BusyButton
        type="submit"
        variant={hasPasskey ? 'outlined' : 'contained'}
        busy={isBusy}
        busyLabel={i18n.t('Checking…')}
      >
        {i18n.t('Continue')}
      </BusyButton>
    </>
  );
  return (
    <AuthCard
      title={isSetUp ? i18n.t('Set up a second factor') : i18n.t('Second factor')}
      intro={isSetUp ? setUpIntro(isNewPasskey) : undefined}
      notice={failure && <ErrorAlert>{failure}</ErrorAlert>}
      onSubmit={submit}
      foot={
        <Button size="small" onClick={onLeave}>
          {i18n.t('Use another account')}
        </Button>
      }
    >
      {hasPasskey && (
        <PasskeyOfStep
          stepToken={step.stepToken}
          isNew={isNewPasskey}
          isFocused={isPasskeyAlone || isNewPasskey}
          onDone={goOn}
        />
      )}
      {isSetUp ? <KeyOfStep stepToken={step.stepToken}>{fields}</KeyOfStep> : fields}
    </AuthCard>
  );
}

function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}

function setUpIntro(isNewPasskey: boolean): string {
  return isNewPasskey
    ? i18n.t(
        'Your role requires a second factor: a passkey (finger, face or device PIN) or a code from an app on your phone.',
      )
    : i18n.t('Your role requires a code from an app on your phone, in addition to your password.');
}

function codeHint(isPasskeyAlone: boolean): string {
  return isPasskeyAlone
    ? i18n.t('A recovery code, if you do not have your passkey.')
    : i18n.t('From your authenticator app, or a recovery code.');
}

interface KeyOfStepProps {
  readonly stepToken: string;
  /** Field for the first code. It appears when the key is loaded. */
  readonly children: ReactNode;
}

function KeyOfStep({ stepToken, children }: KeyOfStepProps) {
  const { app, failure, retry } = useNewApp(stepToken);
  if (!app) return <LoadState isFetching={failure === null} failure={failure} onRetry={retry} />;
  return (
    <Suspense fallback={null}>
      <NewAppKey app={app} />
      {children}
    </Suspense>
  );
}

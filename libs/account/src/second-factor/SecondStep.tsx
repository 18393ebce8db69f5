import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { BusyButton, ErrorAlert, LoadState } from '@vaglio/ui';
import { AuthCard } from '../AuthCard';
import type { SecondStep as Step, SignedIn } from '../login';
import { useSubmission } from '../use-submission';
import { knowsPasskeys } from '../passkeys/knows-passkeys';
import { PasskeyOfStep } from '../passkeys/PasskeyOfStep';
import { CodeField, codeProblem } from './CodeField';
import { isPasskeyPossible, loginByCode, textsIn, type StepDone } from './code-login';
import { RecoveryCodes } from './RecoveryCodes';
import { useNewApp } from './use-new-app';

/** With the QR code, which only a new app needs. */
const NewAppKey = lazy(() => import('./NewAppKey').then(({ NewAppKey: part }) => ({ default: part })));

interface SecondStepProps {
  readonly step: Step;
  readonly onSignedIn: (signedIn: SignedIn) => void;
  /** Back to email and password. */
  readonly onLeave: () => void;
}

/** After the password: a passkey, a code of the app, or one of them is set up, whose recovery codes are shown before it goes on. */
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
      <AuthCard title="Recovery codes" onSubmit={() => onSignedIn(done.signedIn)}>
        {/* The button that led here is gone: the focus begins with the codes. */}
        <Box ref={focusOnce} tabIndex={-1} sx={{ outline: 'none' }}>
          <RecoveryCodes codes={done.recoveryCodes} />
        </Box>
        <Button variant="contained" onClick={() => onSignedIn(done.signedIn)}>
          I have stored them
        </Button>
      </AuthCard>
    );
  const isSetUp = step.step === 'setup';
  // Without a list it is an app.
  const factors = textsIn(step.answer, 'secondFactors');
  const isNewPasskey = isSetUp && isPasskeyPossible(step.answer) && knowsPasskeys();
  const hasPasskey = isNewPasskey || factors.includes('passkey');
  const isPasskeyAlone = !isSetUp && hasPasskey && !factors.includes('app');
  const fields = (
    <>
      <CodeField
        value={code}
        onChange={setCode}
        inputRef={input}
        error={problem}
        hint={isSetUp ? 'Six digits, as the app shows them now.' : codeHint(isPasskeyAlone)}
        autoFocus={!isPasskeyAlone && !isNewPasskey}
      />
      <BusyButton
        type="submit"
        variant={hasPasskey ? 'outlined' : 'contained'}
        busy={isBusy}
        busyLabel="Checking…"
      >
        Continue
      </BusyButton>
    </>
  );
  return (
    <AuthCard
      title={isSetUp ? 'Set up a second factor' : 'Second factor'}
      intro={isSetUp ? setUpIntro(isNewPasskey) : undefined}
      notice={failure && <ErrorAlert>{failure}</ErrorAlert>}
      onSubmit={submit}
      foot={
        <Button size="small" onClick={onLeave}>
          Use another account
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
    ? 'Your role asks for a second factor: a passkey, which is your finger, face or device PIN, or a code of an app on your phone.'
    : 'Your role asks for a code of an app on your phone, beside your password.';
}

function codeHint(isPasskeyAlone: boolean): string {
  return isPasskeyAlone
    ? 'A recovery code, when your passkey is not at hand.'
    : 'Of your authenticator app, or a recovery code.';
}

interface KeyOfStepProps {
  readonly stepToken: string;
  /** Where the first code is given: without a key there is none. */
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

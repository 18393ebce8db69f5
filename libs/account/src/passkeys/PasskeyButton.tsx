import { KeyRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { BusyButton, ErrorAlert, Icon } from '@vaglio/ui';
import type { SignedIn } from '../login';
import { useSubmission } from '../use-submission';
import { loginByPasskey } from './passkey-login';

interface PasskeyButtonProps {
  readonly children: string;
  /** Of a sign-in whose password was right; null without one. */
  readonly stepToken: string | null;
  /** Whether it is the first thing to press here. */
  readonly isMain: boolean;
  readonly autoFocus?: boolean;
  readonly onSignedIn: (signedIn: SignedIn) => void;
}

/** Signs in with a passkey: the browser asks for it, and what goes wrong is said above the button. */
export function PasskeyButton({ children, stepToken, isMain, autoFocus, onSignedIn }: PasskeyButtonProps) {
  const { isBusy, failure, run } = useSubmission();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (failure !== null) button.current?.focus(); // lost while it was busy
  }, [failure]);
  const begin = () =>
    run(async () => {
      const outcome = await loginByPasskey(stepToken);
      if (outcome.kind === 'failed') return outcome.text;
      if (outcome.kind === 'step') return 'Unexpected error';
      onSignedIn(outcome);
      return null;
    });
  return (
    <>
      {failure && <ErrorAlert>{failure}</ErrorAlert>}
      <BusyButton
        ref={button}
        variant={isMain ? 'contained' : 'outlined'}
        autoFocus={autoFocus}
        startIcon={<Icon of={KeyRound} />}
        busy={isBusy}
        busyLabel="Waiting for your passkey…"
        onClick={() => void begin()}
      >
        {children}
      </BusyButton>
    </>
  );
}

import { KeyRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { BusyButton, ErrorAlert, Icon } from '@vaglio/ui';
import type { StepDone, StepOutcome } from '../second-factor/code-login';
import { useSubmission } from '../use-submission';

interface PasskeyButtonProps {
  readonly children: string;
  /** What it begins. */
  readonly act: () => Promise<StepOutcome>;
  /** Whether it is the first thing to press here. */
  readonly isMain: boolean;
  readonly autoFocus?: boolean;
  readonly onDone: (done: StepDone) => void;
}

/** Signs in with a passkey, or makes one: the browser asks for it, and what goes wrong is said above the button. */
export function PasskeyButton({ children, act, isMain, autoFocus, onDone }: PasskeyButtonProps) {
  const { isBusy, failure, run } = useSubmission();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (failure !== null) button.current?.focus(); // lost while it was busy
  }, [failure]);
  const begin = () =>
    run(async () => {
      const outcome = await act();
      if (outcome.kind === 'failed') return outcome.text;
      onDone(outcome);
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
        busyLabel="Waiting…"
        onClick={() => void begin()}
      >
        {children}
      </BusyButton>
    </>
  );
}

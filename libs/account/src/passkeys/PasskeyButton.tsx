import { KeyRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { BusyButton, ErrorAlert, Icon } from '@vaglio/ui';
import { i18n } from '../messages/i18n';
import type { StepDone, StepOutcome } from '../second-factor/code-login';
import { useSubmission } from '../use-submission';

interface PasskeyButtonProps {
  readonly children: string;
  /** Function that uses or creates the passkey. */
  readonly act: () => Promise<StepOutcome>;
  /** True for the primary button style. */
  readonly isMain: boolean;
  readonly autoFocus?: boolean;
  readonly onDone: (done: StepDone) => void;
}

/** Button that uses or creates a passkey. Errors appear above it. */
export function PasskeyButton({ children, act, isMain, autoFocus, onDone }: PasskeyButtonProps) {
  const { isBusy, failure, run } = useSubmission();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // restores the focus, which the disabled button lost during the request
    if (failure !== null) button.current?.focus();
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
        busyLabel={i18n.t('Waiting…')}
        onClick={() => void begin()}
      >
        {children}
      </BusyButton>
    </>
  );
}

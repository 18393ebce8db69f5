import Divider from '@mui/material/Divider';
import { WarningAlert } from '@vaglio/ui';
import type { StepDone } from '../second-factor/code-login';
import { knowsPasskeys } from './knows-passkeys';
import { loginByPasskey, setUpPasskey } from './passkey-login';
import { PasskeyButton } from './PasskeyButton';

interface PasskeyOfStepProps {
  readonly stepToken: string;
  /** Whether the person has none yet. */
  readonly isNew: boolean;
  readonly isFocused: boolean;
  readonly onDone: (done: StepDone) => void;
}

/** A passkey as the second step, above the code that replaces it, or as a new second factor, above the new app. */
export function PasskeyOfStep({ stepToken, isNew, isFocused, onDone }: PasskeyOfStepProps) {
  if (!knowsPasskeys()) return <WarningAlert>This browser does not know passkeys.</WarningAlert>;
  return (
    <>
      <PasskeyButton
        act={() => (isNew ? setUpPasskey : loginByPasskey)(stepToken)}
        isMain
        autoFocus={isFocused}
        onDone={onDone}
      >
        {isNew ? 'Set up a passkey' : 'Use your passkey'}
      </PasskeyButton>
      <Divider sx={{ color: 'muted', typography: 'caption' }}>{isNew ? 'or an app' : 'or'}</Divider>
    </>
  );
}

import Divider from '@mui/material/Divider';
import { WarningAlert } from '@vaglio/ui';
import type { SignedIn } from '../login';
import { knowsPasskeys } from './knows-passkeys';
import { PasskeyButton } from './PasskeyButton';

interface PasskeyOfStepProps {
  readonly stepToken: string;
  readonly isFocused: boolean;
  readonly onSignedIn: (signedIn: SignedIn) => void;
}

/** A passkey as the second step, above the code that replaces it. */
export function PasskeyOfStep({ stepToken, isFocused, onSignedIn }: PasskeyOfStepProps) {
  if (!knowsPasskeys()) return <WarningAlert>This browser does not know passkeys.</WarningAlert>;
  return (
    <>
      <PasskeyButton stepToken={stepToken} isMain autoFocus={isFocused} onSignedIn={onSignedIn}>
        Use your passkey
      </PasskeyButton>
      <Divider sx={{ color: 'muted', typography: 'caption' }}>or</Divider>
    </>
  );
}

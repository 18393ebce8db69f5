import Divider from '@mui/material/Divider';
import type { SignedIn } from '../login';
import { PasskeyButton } from './PasskeyButton';

interface PasskeySignInProps {
  /** Whether it is separated from what is above it. */
  readonly hasRule: boolean;
  readonly onSignedIn: (signedIn: SignedIn) => void;
}

/** The way in without email and password, below them. */
export function PasskeySignIn({ hasRule, onSignedIn }: PasskeySignInProps) {
  return (
    <>
      {hasRule && <Divider sx={{ color: 'muted', typography: 'caption' }}>or</Divider>}
      <PasskeyButton stepToken={null} isMain={false} onSignedIn={onSignedIn}>
        Continue with a passkey
      </PasskeyButton>
    </>
  );
}

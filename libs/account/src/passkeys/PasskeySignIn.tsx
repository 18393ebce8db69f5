import Divider from '@mui/material/Divider';
import type { SignedIn } from '../login';
import { loginByPasskey } from './passkey-login';
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
      <PasskeyButton
        act={() => loginByPasskey(null)}
        isMain={false}
        onDone={({ signedIn }) => onSignedIn(signedIn)}
      >
        Continue with a passkey
      </PasskeyButton>
    </>
  );
}

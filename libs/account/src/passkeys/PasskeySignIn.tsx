import Divider from '@mui/material/Divider';
import { i18n } from '../messages/i18n';
import type { SignedIn } from '../login';
import { loginByPasskey } from './passkey-login';
import { PasskeyButton } from './PasskeyButton';

interface PasskeySignInProps {
  /** True to show a divider that separates the button from the content above. */
  readonly hasRule: boolean;
  readonly onSignedIn: (signedIn: SignedIn) => void;
}

/** Sign-in with a passkey, without email and password. */
export function PasskeySignIn({ hasRule, onSignedIn }: PasskeySignInProps) {
  return (
    <>
      {hasRule && <Divider sx={{ color: 'muted', typography: 'caption' }}>{i18n.t('or')}</Divider>}
      <PasskeyButton
        act={() => loginByPasskey(null)}
        isMain={false}
        onDone={({ signedIn }) => onSignedIn(signedIn)}
      >
        {i18n.t('Continue with a passkey')}
      </PasskeyButton>
    </>
  );
}

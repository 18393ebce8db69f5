import type { SignedIn } from './login';
import { supportsPasskeys } from './passkeys/supports-passkeys';
import { PasskeySignIn } from './passkeys/PasskeySignIn';
import { ProviderSignIn } from './provider/ProviderSignIn';

interface OtherSignInMethodsProps {
  /** Name of the sign-in provider, or null without a provider. */
  readonly provider: string | null;
  readonly hasPasskeys: boolean;
  /** True if the page shows no password form above. */
  readonly isOnly: boolean;
  readonly onSignedIn: (signedIn: SignedIn) => void;
}

/**
 * Sign-in with the provider or a passkey. Passkeys are offered only below a password form, because both sign in to the
 * same accounts.
 */
export function OtherSignInMethods({ provider, hasPasskeys, isOnly, onSignedIn }: OtherSignInMethodsProps) {
  return (
    <>
      {provider !== null && <ProviderSignIn name={provider} isOnly={isOnly} />}
      {hasPasskeys && !isOnly && supportsPasskeys() && (
        <PasskeySignIn hasRule={provider === null} onSignedIn={onSignedIn} />
      )}
    </>
  );
}

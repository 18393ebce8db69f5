import type { SignedIn } from './login';
import { knowsPasskeys } from './passkeys/knows-passkeys';
import { PasskeySignIn } from './passkeys/PasskeySignIn';
import { ProviderSignIn } from './provider/ProviderSignIn';

interface OtherWaysProps {
  /** How people call the provider; null without one. */
  readonly provider: string | null;
  readonly hasPasskeys: boolean;
  /** Whether there is no form above. */
  readonly isOnly: boolean;
  readonly onSignedIn: (signedIn: SignedIn) => void;
}

/** What signs in besides email and password. Passkeys follow the form, since they open the accounts that it opens. */
export function OtherWays({ provider, hasPasskeys, isOnly, onSignedIn }: OtherWaysProps) {
  return (
    <>
      {provider !== null && <ProviderSignIn name={provider} isOnly={isOnly} />}
      {hasPasskeys && !isOnly && knowsPasskeys() && (
        <PasskeySignIn hasRule={provider === null} onSignedIn={onSignedIn} />
      )}
    </>
  );
}

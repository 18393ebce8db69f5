import { PersonMenu } from '@vaglio/account';
import { SignedIn } from '../frame/SignedIn';

/** The person's menu with the store that it reads from: the top bar is outside the signed-in pages. */
export function SignedInMenu({ onLogout }: { readonly onLogout: () => void }) {
  return (
    <SignedIn>
      <PersonMenu onLogout={onLogout} />
    </SignedIn>
  );
}

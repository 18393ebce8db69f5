import { PersonMenu } from '@vaglio/account';
import { InboxControl } from '@vaglio/inbox';
import { SignedIn } from '../frame/SignedIn';
import { PaletteControl } from '../command-palette/PaletteControl';

/** The palette, the inbox and the person's menu with the store that they read from: the top bar is outside the signed-in pages. */
export function SignedInMenu({ onLogout }: { readonly onLogout: () => void }) {
  return (
    <SignedIn>
      <PaletteControl onLogout={onLogout} />
      <InboxControl />
      <PersonMenu onLogout={onLogout} />
    </SignedIn>
  );
}

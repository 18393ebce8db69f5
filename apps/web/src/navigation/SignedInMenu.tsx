import { PersonMenu } from '@vaglio/account';
import { InboxControl } from '@vaglio/inbox';
import { SignedIn } from '../frame/SignedIn';
import { PaletteControl } from '../command-palette/PaletteControl';
import { HelpLink } from './HelpLink';
import { useHelpAddress } from './use-help-address';

/**
 * Palette, help, inbox and user menu. They have their own store provider, because the top bar is outside the signed-in
 * pages.
 */
export function SignedInMenu({ onLogout }: { readonly onLogout: () => void }) {
  return (
    <SignedIn>
      <PaletteControl onLogout={onLogout} />
      <HelpLink address={useHelpAddress()} isHiddenIfNarrow />
      <InboxControl />
      <PersonMenu onLogout={onLogout} />
    </SignedIn>
  );
}

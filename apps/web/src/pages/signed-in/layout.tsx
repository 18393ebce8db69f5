import { Outlet } from 'react-router';
import { ToastRegion } from '@vaglio/ui';
import { SignedIn } from '../../frame/SignedIn';

/** The frame of the signed-in pages: the store, and the toasts, whose content may need it. */
export function Component() {
  return (
    <SignedIn>
      <ToastRegion />
      <Outlet />
    </SignedIn>
  );
}

// The top bar is outside this frame, and its signed-in parts come with it.
export { ReviewLink } from '../../navigation/ReviewLink';
export { SignedInMenu } from '../../navigation/SignedInMenu';

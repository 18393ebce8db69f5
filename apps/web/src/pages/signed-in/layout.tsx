import { Outlet } from 'react-router';
import { ToastRegion, UnsavedChangesGuard } from '@vaglio/ui';
import { SignedIn } from '../../frame/SignedIn';

/** The frame of the signed-in pages: the store, the toasts, whose content may need it, and the guard of unsaved changes. */
export function Component() {
  return (
    <SignedIn>
      <ToastRegion />
      <UnsavedChangesGuard>
        <Outlet />
      </UnsavedChangesGuard>
    </SignedIn>
  );
}

// The top bar is outside this frame, and its signed-in parts come with it.
export { ReviewLink } from '../../navigation/ReviewLink';
export { SignedInMenu } from '../../navigation/SignedInMenu';

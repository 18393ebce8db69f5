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

// Around the list and what is opened from it, and too small for a file of its own.
export { CompareTrayFrame } from '../../frame/CompareTrayFrame';
// The top bar is outside this frame, and its signed-in parts come with it.
export { ReviewLink } from '../../navigation/ReviewLink';
export { SignedInMenu } from '../../navigation/SignedInMenu';

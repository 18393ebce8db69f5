import { Outlet } from 'react-router';
import { CsvSeparatorProvider } from '@vaglio/account';
import { ToastRegion, UnsavedChangesGuard } from '@vaglio/ui';
import { SignedIn } from '../../frame/SignedIn';

/** Frame of the signed-in pages: store, toasts, guard for unsaved changes, and CSV separator for exports. */
export function Component() {
  return (
    <SignedIn>
      <ToastRegion />
      <UnsavedChangesGuard>
        <CsvSeparatorProvider>
          <Outlet />
        </CsvSeparatorProvider>
      </UnsavedChangesGuard>
    </SignedIn>
  );
}

// Frame of the list and the pages opened from it. It is too small for a separate chunk.
export { CompareTrayFrame } from '../../frame/CompareTrayFrame';
// The top bar is outside this frame, but its components for signed-in users share the chunk.
export { ReviewLink } from '../../navigation/ReviewLink';
export { SignedInMenu } from '../../navigation/SignedInMenu';

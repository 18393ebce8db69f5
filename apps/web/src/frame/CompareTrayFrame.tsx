import { Outlet } from 'react-router';
import { CompareTrayProvider } from '@vaglio/startup-details';

/** Provides the compare tray to the ranked list and the pages opened from it. */
export function CompareTrayFrame() {
  return (
    <CompareTrayProvider>
      <Outlet />
    </CompareTrayProvider>
  );
}

import { Outlet } from 'react-router';
import { CompareTrayProvider } from '@vaglio/startup-details';

/** Around the ranked list and the pages that are opened from it, which share what was put aside to compare. */
export function CompareTrayFrame() {
  return (
    <CompareTrayProvider>
      <Outlet />
    </CompareTrayProvider>
  );
}

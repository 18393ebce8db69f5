import { Outlet } from 'react-router';
import { ToastRegion } from '@vaglio/ui';

/** The frame of pages with the top bar that need no session. */
export function PublicFrame() {
  return (
    <>
      <ToastRegion />
      <Outlet />
    </>
  );
}

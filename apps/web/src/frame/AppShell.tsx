import Box from '@mui/material/Box';
import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SuccessNotice } from '@vaglio/ui';
import { NavBar } from '../navigation/NavBar';
import { PageLoading } from './PageLoading';
import { SkipLink } from '../navigation/SkipLink';
import { useArrival } from './use-arrival';
import { useNotice } from './use-notice';
import { usePageTitle } from './use-page-title';
import { useSignedOutRedirect } from './use-signed-out-redirect';

const MAIN_ID = 'main';

/** The frame of every page with the top bar: skip link, bar, main landmark. */
export function AppShell() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { notice, dismiss } = useNotice();
  usePageTitle(pathname);
  useSignedOutRedirect();
  useArrival(main);
  return (
    <>
      <SkipLink target={MAIN_ID} />
      <NavBar />
      <Box component="main" id={MAIN_ID} ref={main} tabIndex={-1}>
        {notice && <SuccessNotice onEnd={dismiss}>{notice}</SuccessNotice>}
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </Box>
    </>
  );
}

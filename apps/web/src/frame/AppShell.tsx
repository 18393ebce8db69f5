import Box from '@mui/material/Box';
import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ToastProvider } from '@vaglio/ui';
import { NavBar } from '../navigation/NavBar';
import { PageLoading } from './PageLoading';
import { SkipLink } from '../navigation/SkipLink';
import { useFocusMainOnNavigation } from './use-focus-main-on-navigation';
import { useNoticeToast } from './use-notice-toast';
import { usePageTitle } from './use-page-title';
import { useSignedOutRedirect } from './use-signed-out-redirect';

const MAIN_ID = 'main';

/** The frame of every page with the top bar: skip link, bar, main landmark. The pages' own frames show the toasts. */
export function AppShell() {
  return (
    <ToastProvider>
      <Frame />
    </ToastProvider>
  );
}

function Frame() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  usePageTitle(pathname);
  useSignedOutRedirect();
  useFocusMainOnNavigation(main);
  useNoticeToast();
  return (
    <>
      <SkipLink target={MAIN_ID} />
      <NavBar />
      <Box component="main" id={MAIN_ID} ref={main} tabIndex={-1}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </Box>
    </>
  );
}

import Box from '@mui/material/Box';
import { Suspense, useRef, useEffect, type RefObject } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { ToastProvider, useToast } from '@vaglio/ui';
import { NavBar } from '../navigation/NavBar';
import { PageLoading } from './PageLoading';
import { SkipLink } from '../navigation/SkipLink';
import { usePageTitle } from './use-page-title';
import { useSignedOutRedirect } from './use-signed-out-redirect';
import { readText } from '@vaglio/api-client';

const MAIN_ID = 'main';

/**
 * Frame of every page with the top bar: skip link, top bar and main landmark. The page frames inside show the toasts.
 */
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

/**
 * Focuses the main landmark and scrolls to the top after a navigation to another path. It does not move the focus if
 * the page has focused an element of its own or opened a dialog.
 */
function useFocusMainOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const way = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (way !== 'POP') document.documentElement.scrollTop = 0;
    const focused = document.activeElement;
    const isTaken = main.current?.contains(focused) || focused?.closest('[role="dialog"]');
    if (!isTaken) main.current?.focus({ preventScroll: true });
  }, [pathname, way, main]);
}

/**
 * Shows the message in the navigation state (`{ notice }`), such as 'Login successful'. The message does not appear
 * again after a reload or after Back. It remains in the history, because removing it would be a navigation that might
 * override a click.
 */
export function useNoticeToast(): void {
  const { key, state } = useLocation();
  const isSentNow = useNavigationType() !== 'POP';
  const toast = useToast();
  const notice = isSentNow ? readText(state, 'notice') : null;
  useEffect(() => {
    if (notice) toast({ message: notice });
  }, [notice, key, toast]);
}

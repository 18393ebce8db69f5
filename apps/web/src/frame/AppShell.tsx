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

/**
 * After a navigation to another path, focus goes to the main landmark, unless the page has put it
 * somewhere inside already or a dialog was opened meanwhile, and a new page starts at its top.
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
 * Shows the note that the page before sent along (`{ notice }` in the navigation state), such as 'Login successful'. A
 * reload and the way back do not show it again. The note stays in the history: to remove it would be a navigation, which
 * might overtake a click of the user.
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

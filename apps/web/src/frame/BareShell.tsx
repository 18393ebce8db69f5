import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { PageLoading } from './PageLoading';
import { usePageTitle } from './use-page-title';
import { useSignedOutRedirect } from './use-signed-out-redirect';

/** The frame of pages without the top bar. */
export function BareShell() {
  const { pathname } = useLocation();
  usePageTitle(pathname);
  useSignedOutRedirect();
  return (
    <Box component="main" sx={{ minHeight: '100vh' }}>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </Box>
  );
}

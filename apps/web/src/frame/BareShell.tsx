import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { PATHS } from '@vaglio/startups-domain';
import { PublicHelpLink } from '../navigation/HelpLink';
import { PageLoading } from './PageLoading';
import { usePageTitle } from './use-page-title';
import { useSignedOutRedirect } from './use-signed-out-redirect';

/** Frame of pages without the top bar. */
export function BareShell() {
  const { pathname } = useLocation();
  usePageTitle(pathname);
  useSignedOutRedirect();
  return (
    <Box component="main" sx={{ minHeight: '100vh', position: 'relative' }}>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
      {pathname !== PATHS.landing && (
        <Box sx={{ position: 'absolute', top: 10, right: { xs: 12, md: 24 } }}>
          <PublicHelpLink />
        </Box>
      )}
    </Box>
  );
}

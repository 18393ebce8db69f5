import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { readBasePath } from '@vaglio/api-client';
import { ThemeRoot } from '@vaglio/ui';
import { BrandProvider } from './frame/BrandProvider';
import { PageFailure } from './frame/PageFailure';
import { AppRoutes } from './routes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** A data router: forms hold the page with its `useBlocker`. The routes themselves are in AppRoutes. */
const router = createBrowserRouter([{ path: '*', element: <AppRoutes />, errorElement: <PageFailure /> }], {
  basename: readBasePath() || '/',
});

createRoot(root).render(
  <StrictMode>
    <ThemeRoot>
      <BrandProvider>
        <RouterProvider router={router} />
      </BrandProvider>
    </ThemeRoot>
  </StrictMode>,
);

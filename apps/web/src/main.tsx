import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { readBasePath } from '@vaglio/api-client';
import { ThemeRoot } from '@vaglio/ui';
import { BrandProvider } from './frame/BrandProvider';
import { reloadWhenOutdated } from './reload-when-outdated';
import { removeOrphanedStorage } from './remove-orphaned-storage';
import { routes } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

removeOrphanedStorage();
const router = createBrowserRouter(routes, { basename: readBasePath() || '/' });
reloadWhenOutdated(import.meta.url, () => {
  const { location } = router.state.navigation;
  if (location) window.location.assign(router.createHref(location));
  else window.location.reload();
});

const app = (
  <StrictMode>
    <ThemeRoot>
      <BrandProvider>
        <RouterProvider router={router} />
      </BrandProvider>
    </ThemeRoot>
  </StrictMode>
);

// In slices: a slow phone answers a touch between them.
startTransition(() => createRoot(root).render(app));

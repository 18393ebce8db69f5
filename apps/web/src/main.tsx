import { Fragment, startTransition, StrictMode, useSyncExternalStore, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { readBasePath } from '@vaglio/api-client';
import { showReaderLanguage } from '@vaglio/auth-session';
import { currentLanguage, onLanguageChange } from '@vaglio/language';
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

/** Renders the app again when the user selects another language. Address and loaded data are kept. */
function InReadersLanguage({ children }: { readonly children: ReactNode }) {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage);
  return <Fragment key={language}>{children}</Fragment>;
}

const app = (
  <StrictMode>
    <ThemeRoot>
      <BrandProvider>
        <InReadersLanguage>
          <RouterProvider router={router} />
        </InReadersLanguage>
      </BrandProvider>
    </ThemeRoot>
  </StrictMode>
);

// A transition renders in slices, so that a slow phone can handle touches in between.
void showReaderLanguage().then(() => startTransition(() => createRoot(root).render(app)));

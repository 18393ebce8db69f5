import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readBasePath } from '@vaglio/api-client';
import { AppRouter, browserHistory, ThemeRoot } from '@vaglio/ui';
import { BrandProvider } from './frame/BrandProvider';
import { PageBoundary } from './frame/PageBoundary';
import { AppRoutes } from './routes';
import { loadFirstPage } from './screens';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const history = browserHistory();

const app = (
  <StrictMode>
    <ThemeRoot>
      <BrandProvider>
        <AppRouter history={history} basename={readBasePath() || '/'}>
          <PageBoundary>
            <AppRoutes />
          </PageBoundary>
        </AppRouter>
      </BrandProvider>
    </ThemeRoot>
  </StrictMode>
);

loadFirstPage();
// In slices: a slow phone answers a touch between them.
startTransition(() => createRoot(root).render(app));

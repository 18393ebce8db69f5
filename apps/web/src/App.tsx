import { StrictMode } from 'react';
import { readBasePath } from '@vaglio/api-client';
import { AppRouter, ThemeRoot, type HeldHistory } from '@vaglio/ui';
import { BrandProvider } from './frame/BrandProvider';
import { PageBoundary } from './frame/PageBoundary';
import { AppRoutes } from './routes';

/** The app. @param history where it is */
export function App({ history }: { readonly history: HeldHistory }) {
  return (
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
}

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ThemeRoot } from '@vaglio/ui';
import { BrandProvider } from './frame/BrandProvider';
import { AppRoutes } from './routes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <ThemeRoot>
      <BrandProvider>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </BrandProvider>
    </ThemeRoot>
  </StrictMode>,
);

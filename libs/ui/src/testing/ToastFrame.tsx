import type { ReactNode } from 'react';
import { ToastProvider } from '../toast/ToastProvider';
import { ToastRegion } from '../toast/ToastRegion';
import { MemoryAppRouter } from './MemoryAppRouter';

/** Toast provider and region for component tests: `render(<Part />, { wrapper: ToastFrame })`. */
export function ToastFrame({ children }: { readonly children: ReactNode }) {
  return (
    <MemoryAppRouter>
      <ToastProvider>
        <ToastRegion />
        {children}
      </ToastProvider>
    </MemoryAppRouter>
  );
}

import type { ReactNode } from 'react';
import { ToastProvider } from '../toast/ToastProvider';
import { ToastRegion } from '../toast/ToastRegion';
import { MemoryAppRouter } from './MemoryAppRouter';

/** What a component needs that shows toasts: `render(<Part />, { wrapper: ToastFrame })`. */
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

import { createContext, useContext, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { UnsavedChangesGuard } from '../dialog/UnsavedChangesGuard';

const Screen = createContext<ReactNode>(null);

function GuardedScreen() {
  return <UnsavedChangesGuard>{useContext(Screen)}</UnsavedChangesGuard>;
}

/** Router for tests of forms: `render(<Form />, { wrapper: MemoryAppRouter })`. */
export function MemoryAppRouter({ children }: { readonly children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', Component: GuardedScreen }]));
  return (
    <Screen value={children}>
      <RouterProvider router={router} />
    </Screen>
  );
}

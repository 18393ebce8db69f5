import { createContext, useContext, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

const Screen = createContext<ReactNode>(null);

/** The router that a form needs, as in the app: `render(<Form />, { wrapper: MemoryAppRouter })`. */
export function MemoryAppRouter({ children }: { readonly children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', Component: () => useContext(Screen) }]));
  return (
    <Screen value={children}>
      <RouterProvider router={router} />
    </Screen>
  );
}

import { createContext, useContext, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

const Shown = createContext<ReactNode>(null);

function ShownPage() {
  return useContext(Shown);
}

/** The router that a form needs around it, as in the app: `render(<Form />, { wrapper: DataRouter })`. */
export function DataRouter({ children }: { readonly children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <ShownPage /> }]));
  return (
    <Shown value={children}>
      <RouterProvider router={router} />
    </Shown>
  );
}

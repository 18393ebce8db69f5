import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router';
import { ToastProvider, ToastRegion } from '@vaglio/ui';
import { useNoticeToast } from './AppShell';

function Shell() {
  return (
    <ToastProvider>
      <ToastRegion />
      <Page />
    </ToastProvider>
  );
}

function Page() {
  useNoticeToast();
  return <Outlet />;
}

/** Navigates immediately after mounting, like a click right after the page appears. */
function LeftAtOnce() {
  const navigate = useNavigate();
  useLayoutEffect(() => void navigate('/settings'), [navigate]);
  return null;
}

function open() {
  const router = createMemoryRouter(
    [
      {
        element: <Shell />,
        children: [
          { path: '/login', element: <h1>Login</h1> },
          { path: '/user', element: <h1>Profile</h1> },
          { path: '/settings', element: <h1>Settings</h1> },
          { path: '/left', element: <LeftAtOnce /> },
        ],
      },
    ],
    { initialEntries: ['/login'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const NOTICE = { state: { notice: 'Login successful' }, replace: true };

test('a notice disappears when the person leaves its page, and Back does not show it again', async () => {
  const router = open();
  await act(() => router.navigate('/user', NOTICE));
  expect(screen.getByRole('status')).toHaveTextContent('Login successful');
  await act(() => router.navigate('/settings'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(() => router.navigate(-1));
  expect(screen.getByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a person who navigates on before the notice appears remains on the new page', async () => {
  const router = open();
  await act(() => router.navigate('/left', NOTICE));
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/settings');
});

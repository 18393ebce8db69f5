import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation, useNavigate } from 'react-router';
import { UnsavedChangesGuard, useUnsavedChanges } from './UnsavedChangesGuard';

function Form({ label }: { readonly label: string }) {
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '');
  return <input aria-label={label} value={text} onChange={(event) => setText(event.target.value)} />;
}

/** Page with two forms. */
function Page() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  return (
    <>
      <Form label="Threshold" />
      <Form label="Share" />
      <Link to="/dashboard">Dashboard</Link>
      <Link to="#users">Users</Link>
      <Link to="#content">Skip to content</Link>
      <button onClick={() => void navigate({ search: '?page=2', hash })}>Next page</button>
      <button onClick={() => void navigate('/login', { replace: true })}>End of session</button>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
      <main id="content" />
    </>
  );
}

/** Opens the settings page in a history with one page before it and one page after it. */
function open() {
  const router = createMemoryRouter(
    [
      {
        element: (
          <UnsavedChangesGuard>
            <Outlet />
          </UnsavedChangesGuard>
        ),
        children: [
          { path: '/configurations', element: <Page /> },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: ['/before', '/configurations#scores', '/after'], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  const path = () => `${router.state.location.pathname}${router.state.location.hash}`;
  return { router, path, start: path() };
}

async function typed() {
  const page = open();
  await userEvent.type(screen.getByLabelText('Threshold'), '7');
  return page;
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const question = () => screen.queryByRole('dialog', { name: 'Discard changes' });

test('without unsaved changes a link opens immediately', async () => {
  const { path } = open();
  await follow('Dashboard');
  await waitFor(() => expect(path()).toBe('/dashboard'));
});

test.each(['Dashboard', 'Users'])(
  'with unsaved changes the link %s needs confirmation, and Keep editing remains on the page',
  async (link) => {
    const { path, start } = await typed();
    await follow(link);
    expect(await screen.findByRole('dialog', { name: 'Discard changes' })).toHaveTextContent(
      'What you typed has not been saved.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(question()).not.toBeInTheDocument());
    expect(path()).toBe(start);
    expect(screen.getByLabelText('Threshold')).toHaveValue('7');
  },
);

test('Discard opens the link that was waiting for confirmation', async () => {
  const { path } = await typed();
  await follow('Dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(path()).toBe('/dashboard'));
});

test('unsaved changes need no confirmation for a jump within the page, a new tab or another page of a list', async () => {
  const { router, path } = await typed();
  await follow('Skip to content');
  await waitFor(() => expect(path()).toBe('/configurations#content'));
  const dashboard = screen.getByRole('link', { name: 'Dashboard' });
  dashboard.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(dashboard, { ctrlKey: true });
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  expect(question()).not.toBeInTheDocument();
});

test('the end of a session is not blocked by unsaved changes', async () => {
  const { path } = await typed();
  await userEvent.click(screen.getByRole('button', { name: 'End of session' }));
  await waitFor(() => expect(path()).toBe('/login'));
});

test('the browser requires confirmation before closing the tab only if there are unsaved changes', async () => {
  await typed();
  const closing = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(closing()).toBe(false);
  await userEvent.clear(screen.getByLabelText('Threshold'));
  expect(closing()).toBe(true);
});

test.each([
  ['Back', '/before'],
  ['Forward', '/after'],
])(
  'with unsaved changes the button %s of the browser history needs confirmation and then continues',
  async (button, end) => {
    const { path, start } = await typed();
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('dialog', { name: 'Discard changes' })).toBeVisible();
    expect(path()).toBe(start);
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(path()).toBe(end));
  },
);

test('after the person chose to keep editing, the next step back needs confirmation again', async () => {
  const { path, start } = await typed();
  for (let step = 1; step <= 2; step += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('dialog', { name: 'Discard changes' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(question()).not.toBeInTheDocument());
    expect(path()).toBe(start);
  }
});

test('two forms with unsaved changes require only one confirmation', async () => {
  const { path } = await typed();
  await userEvent.type(screen.getByLabelText('Share'), '2');
  await userEvent.clear(screen.getByLabelText('Threshold'));
  await follow('Dashboard');
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(path()).toBe('/dashboard'));
});

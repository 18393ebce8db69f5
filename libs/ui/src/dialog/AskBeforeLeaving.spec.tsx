import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router';
import { AppRouter } from '../history/AppRouter';
import { memoryHistory } from '../history/memory-history';
import { AskBeforeLeaving } from './AskBeforeLeaving';

function Page() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const { hash } = useLocation();
  return (
    <>
      <input aria-label="Threshold" value={text} onChange={(event) => setText(event.target.value)} />
      <AskBeforeLeaving when={text !== ''} />
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

/** The page of settings, come to from the one before; another page comes after it. */
function open() {
  const history = memoryHistory(['/before', '/configurations#scores', '/after'], 1);
  render(
    <AppRouter history={history}>
      <Routes>
        <Route path="/configurations" element={<Page />} />
        <Route path="*" element={null} />
      </Routes>
    </AppRouter>,
  );
  const path = () => `${history.shown.location.pathname}${history.shown.location.hash}`;
  return { history, path, start: path() };
}

async function typed() {
  const page = open();
  await userEvent.type(screen.getByLabelText('Threshold'), '7');
  return page;
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const question = () => screen.queryByRole('dialog', { name: 'Discard changes' });

test('without unsaved changes a link is followed', async () => {
  const { path } = open();
  await follow('Dashboard');
  await waitFor(() => expect(path()).toBe('/dashboard'));
});

test.each(['Dashboard', 'Users'])(
  'unsaved changes ask before the link %s is followed; Keep editing stays',
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

test('Discard follows the link after all', async () => {
  const { path } = await typed();
  await follow('Dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(path()).toBe('/dashboard'));
});

test('a jump within the page, a new tab and another page of a list leave nothing, so nothing is asked', async () => {
  const { history, path } = await typed();
  await follow('Skip to content');
  await waitFor(() => expect(path()).toBe('/configurations#content'));
  const dashboard = screen.getByRole('link', { name: 'Dashboard' });
  dashboard.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(dashboard, { ctrlKey: true });
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(history.shown.location.search).toBe('?page=2'));
  expect(question()).not.toBeInTheDocument();
});

test('the end of a session is not held', async () => {
  const { path } = await typed();
  await userEvent.click(screen.getByRole('button', { name: 'End of session' }));
  await waitFor(() => expect(path()).toBe('/login'));
});

test('closing or reloading the tab is held by the browser only while there is something to lose', async () => {
  await typed();
  const closing = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(closing()).toBe(false);
  await userEvent.clear(screen.getByLabelText('Threshold'));
  expect(closing()).toBe(true);
});

test.each([
  ['Back', '/before'],
  ['Forward', '/after'],
])('a step %s in the history is held, and goes on when the changes are discarded', async (button, end) => {
  const { path, start } = await typed();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByRole('dialog', { name: 'Discard changes' })).toBeVisible();
  expect(path()).toBe(start);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(path()).toBe(end));
});

test('who steps back again while the question is open is asked about that step', async () => {
  const { history, path, start } = await typed();
  await userEvent.click(screen.getByRole('button', { name: 'Forward' }));
  await screen.findByRole('dialog', { name: 'Discard changes' });
  act(() => history.go(-1));
  expect(path()).toBe(start);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(path()).toBe('/before'));
});

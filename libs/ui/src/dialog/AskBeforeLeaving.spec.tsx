import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AskBeforeLeaving } from './AskBeforeLeaving';

const followed = jest.fn();

function Page() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Threshold" value={text} onChange={(event) => setText(event.target.value)} />
      <AskBeforeLeaving when={text !== ''} />
      <a
        href="/dashboard"
        onClick={(event) => {
          event.preventDefault();
          followed();
        }}
      >
        Dashboard
      </a>
      <a
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          followed();
        }}
      >
        Skip to content
      </a>
      <main id="content" />
    </>
  );
}

beforeEach(() => followed.mockClear());

async function typed() {
  render(<Page />);
  await userEvent.type(screen.getByLabelText('Threshold'), '7');
}

test('without unsaved changes a link is followed', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(followed).toHaveBeenCalledTimes(1);
});

test('unsaved changes ask before a link is followed; Keep editing stays', async () => {
  await typed();
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(screen.getByRole('dialog', { name: 'Discard changes' })).toHaveTextContent(
    'What you typed has not been saved.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(followed).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Threshold')).toHaveValue('7');
});

test('Discard follows the link after all', async () => {
  await typed();
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(followed).toHaveBeenCalledTimes(1);
});

test('a jump within the page and a new tab leave nothing, so nothing is asked', async () => {
  await typed();
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  fireEvent.click(screen.getByRole('link', { name: 'Dashboard' }), { ctrlKey: true });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(followed).toHaveBeenCalledTimes(2);
});

test('closing or reloading the tab is held by the browser only while there is something to lose', async () => {
  await typed();
  const closing = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(closing()).toBe(false);
  await userEvent.clear(screen.getByLabelText('Threshold'));
  expect(closing()).toBe(true);
});

test('the back button is taken back, and taken after all when the changes are discarded', async () => {
  window.history.replaceState({ idx: 0 }, '');
  window.history.pushState({ idx: 1 }, '', '/configurations');
  const router = jest.fn();
  window.addEventListener('popstate', router);
  await typed();
  window.history.back();
  expect(await screen.findByRole('dialog', { name: 'Discard changes' })).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/configurations'));
  expect(router).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(router).toHaveBeenCalledTimes(1));
  expect(window.location.pathname).not.toBe('/configurations');
  window.removeEventListener('popstate', router);
});

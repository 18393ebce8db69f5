import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ReactNode } from 'react';
import { ToastRegion } from './ToastRegion';
import { ToastFrame } from '../testing/ToastFrame';
import { ToastProvider, useLocalToast, useToast, type ShowToast } from './ToastProvider';

let toast: ShowToast;

function Page() {
  toast = useToast();
  return <h1>Page</h1>;
}

function open() {
  const element = (
    <ToastProvider>
      <ToastRegion />
      <Page />
    </ToastProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/list'] });
  render(<RouterProvider router={router} />);
  return router;
}

const show = (...args: Parameters<ShowToast>) => act(() => toast(...args));
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const undoButtons = () => screen.getAllByRole('button', { name: 'Undo' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a success toast is announced politely and closes automatically after 6 s', () => {
  open();
  show({ message: 'Scores saved.' });
  wait(5_999);
  expect(screen.getByRole('status')).toHaveTextContent('Scores saved.');
  wait(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a toast with Undo is shown for 10 s, and Undo closes it', () => {
  const undo = jest.fn();
  open();
  show({ message: 'Alpha AG was rejected.', undo });
  wait(9_999);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Alpha AG was rejected.')).toBeNull();
  show({ message: 'Beta SA was rejected.', undo });
  wait(10_000);
  expect(screen.queryByText('Beta SA was rejected.')).toBeNull();
});

test('a toast remains while the pointer or the focus is on it, and its time restarts afterwards', () => {
  open();
  show({ message: 'Scores saved.' });
  fireEvent.mouseOver(screen.getByText('Scores saved.'));
  wait(20_000);
  fireEvent.mouseOut(screen.getByText('Scores saved.'));
  wait(5_000);
  const close = screen.getByRole('button', { name: 'Close this message' });
  act(() => close.focus());
  wait(20_000);
  expect(close).toBeVisible();
  act(() => close.blur());
  wait(5_999);
  expect(close).toBeVisible();
  wait(1);
  expect(screen.queryByText('Scores saved.')).toBeNull();
});

test('a failure toast is announced immediately and remains with its details until it is closed', () => {
  open();
  show({ message: 'Update failed', severity: 'error', detail: 'Alpha AG was not rejected.' });
  wait(60_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Update failedAlpha AG was not rejected.');
  fireEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the key u undoes the newest toast that can be undone, then the previous toast', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  open();
  show({ message: 'First', undo: first });
  show({ message: 'Second', undo: second });
  show({ message: 'Third' });
  expect(undoButtons().map((button) => button.getAttribute('aria-keyshortcuts'))).toEqual([null, 'u']);
  fireEvent.keyDown(document.body, { key: 'u' });
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  fireEvent.keyDown(document.body, { key: 'u' });
  expect(first).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent(/^Third$/);
});

test('if Undo in a toast fails, the toast shows the reason and Undo can be repeated', async () => {
  const undo = jest.fn().mockResolvedValueOnce('The server did not answer.').mockResolvedValueOnce(null);
  open();
  show({ message: 'Alpha AG is ignored.', undo });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
  expect(screen.getByRole('alert')).toHaveTextContent('The server did not answer.Alpha AG is ignored.');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
  expect(undo).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Escape and a click outside do not close a toast', () => {
  open();
  show({ message: 'Saved.' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.click(screen.getByRole('heading'));
  expect(screen.getByText('Saved.')).toBeVisible();
});

test('at most three toasts are shown, and a duplicate toast without an action is not added', () => {
  open();
  for (const message of ['A', 'B', 'B', 'C', 'D']) show({ message });
  const region = within(screen.getByRole('status'));
  expect(region.getAllByRole('button')).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent('BCD');
});

test('the part of the app that shows a toast can close it', () => {
  open();
  let close = () => undefined as void;
  act(() => {
    close = toast({ message: 'Waiting' });
  });
  act(() => close());
  expect(screen.queryByText('Waiting')).toBeNull();
});

test('another page closes all toasts, but another search on the same page does not', async () => {
  const router = open();
  show({ message: 'Saved.' });
  await act(() => router.navigate('/list?page=2'));
  expect(screen.getByText('Saved.')).toBeVisible();
  await act(() => router.navigate('/settings'));
  expect(screen.queryByText('Saved.')).toBeNull();
});

test('a local toast closes together with the part of the page that shows it', () => {
  let local: ShowToast = () => () => undefined;
  function Part() {
    local = useLocalToast();
    return null;
  }
  const view = (part: ReactNode) => <ToastFrame>{part}</ToastFrame>;
  const { rerender } = render(view(<Part />));
  act(() => void local({ message: 'Alpha AG was moved.' }));
  expect(screen.getByText('Alpha AG was moved.')).toBeVisible();
  rerender(view(null));
  expect(screen.queryByText('Alpha AG was moved.')).toBeNull();
});

test('a toast does not move the content of the page', () => {
  open();
  const place = screen.getByRole('status').parentElement ?? document.body;
  expect(getComputedStyle(place).position).toBe('fixed');
  expect(Number(getComputedStyle(place).zIndex)).toBeLessThan(1300);
});

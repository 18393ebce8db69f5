import { act, fireEvent, render, screen } from '@testing-library/react';
import { SuccessNotice } from './SuccessNotice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open() {
  const onEnd = jest.fn();
  render(<SuccessNotice onEnd={onEnd}>Scores saved.</SuccessNotice>);
  return onEnd;
}
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

test('a notice of success leaves by itself after 6 s', () => {
  const onEnd = open();
  wait(5_999);
  expect(screen.getByRole('status')).toHaveTextContent('Scores saved.');
  wait(1);
  expect(screen.queryByText('Scores saved.')).not.toBeInTheDocument();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('it stays while the pointer or the focus is on it', () => {
  open();
  fireEvent.mouseOver(screen.getByText('Scores saved.'));
  wait(20_000);
  fireEvent.mouseOut(screen.getByText('Scores saved.'));
  wait(5_000);
  act(() => screen.getByRole('button', { name: 'Close this message' }).focus());
  wait(20_000);
  expect(screen.getByRole('status')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Close this message' }).blur());
  wait(6_000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('it can be closed before', () => {
  const onEnd = open();
  fireEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  wait(6_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('nothing of the page moves for it', () => {
  open();
  expect(getComputedStyle(screen.getByRole('status').parentElement ?? document.body).position).toBe('fixed');
});

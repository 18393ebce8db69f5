import { act, fireEvent, render, screen } from '@testing-library/react';
import { anInvestment, Themed } from '@vaglio/test-kit';
import { DecidedNotice } from './DecidedNotice';

const decision = {
  startup: anInvestment({ company_name: 'Alpha AG' }),
  flag: 'rejected',
  isSet: true,
} as const;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show() {
  const [onUndo, onEnd] = [jest.fn(), jest.fn()];
  render(<DecidedNotice decision={decision} onUndo={onUndo} onEnd={onEnd} />, { wrapper: Themed });
  return { onUndo, onEnd };
}

test('a decision can be undone for 10 s', () => {
  const { onEnd } = show();
  pass(9_999);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('it stays while the pointer or the focus is on it', () => {
  const { onEnd } = show();
  fireEvent.focus(screen.getByRole('button', { name: 'Undo' }));
  pass(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByRole('button', { name: 'Undo' }));
  pass(10_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastFrame } from '../testing/ToastFrame';
import { ActionAlert } from './ActionAlert';

const PROPS = {
  title: 'No award is known',
  children: 'The list is empty.',
  actionLabel: 'Add them',
  busyLabel: 'Adding…',
  isBusy: false,
  onAction: () => Promise.resolve(null),
  failure: null,
};

test('a missing item is shown as an alert with a button that adds it, and the notice afterwards offers Undo', async () => {
  const undo = jest.fn().mockResolvedValue(null);
  const onAction = jest.fn().mockResolvedValue({ message: '30 awards added.', undo });
  render(<ActionAlert {...PROPS} onAction={onAction} />, { wrapper: ToastFrame });
  expect(screen.getByRole('alert')).toHaveTextContent('No award is knownThe list is empty.');
  await userEvent.click(screen.getByRole('button', { name: 'Add them' }));
  expect(screen.getByRole('status')).toHaveTextContent('30 awards added.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
});

test('a failed action shows no success notice', async () => {
  render(<ActionAlert {...PROPS} />, { wrapper: ToastFrame });
  await userEvent.click(screen.getByRole('button', { name: 'Add them' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a failed action shows its message', () => {
  render(<ActionAlert {...PROPS} title={null} failure="They are there already." />, { wrapper: ToastFrame });
  expect(screen.getByRole('alert')).toHaveTextContent('They are there already.');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorAlert } from './ErrorAlert';
import { SuccessAlert } from './SuccessAlert';
import { WarningAlert } from './WarningAlert';

test('a failure is announced immediately with its message and details', () => {
  render(<ErrorAlert detail="The server did not answer in time.">Failed to load users</ErrorAlert>);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Failed to load usersThe server did not answer in time.',
  );
});

test('a success message is announced politely and can be closed', async () => {
  const onClose = jest.fn();
  render(<SuccessAlert onClose={onClose}>Login successful</SuccessAlert>);
  expect(screen.getByRole('status')).toHaveTextContent('Login successful');
  await userEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a warning can contain an action', () => {
  render(<WarningAlert action={<button>Reload</button>}>Failed to load prompt</WarningAlert>);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load prompt');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

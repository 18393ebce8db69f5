import { render, screen } from '@testing-library/react';
import { BusyButton } from './BusyButton';

test('a resting button has its label and can be pressed', () => {
  render(
    <BusyButton busy={false} busyLabel="Signing in...">
      Sign in
    </BusyButton>,
  );
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(screen.queryByText('Signing in...')).not.toBeInTheDocument();
});

test('a busy button shows what it is doing and cannot be pressed', () => {
  render(
    <BusyButton busy busyLabel="Signing in...">
      Sign in
    </BusyButton>,
  );
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

test('a button disabled for another reason stays so when nothing runs', () => {
  render(
    <BusyButton busy={false} busyLabel="Saving..." disabled>
      Save
    </BusyButton>,
  );
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BusyButton } from './BusyButton';

test('an idle button shows its label and can be pressed', () => {
  render(
    <BusyButton busy={false} busyLabel="Signing in...">
      Sign in
    </BusyButton>,
  );
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(screen.queryByText('Signing in...')).not.toBeInTheDocument();
});

test('a busy button shows its progress and cannot be pressed', () => {
  render(
    <BusyButton busy busyLabel="Signing in...">
      Sign in
    </BusyButton>,
  );
  expect(screen.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

test('a button that becomes busy keeps the focus and ignores presses, even in a form', async () => {
  const press = jest.fn();
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <BusyButton type="submit" busy={busy} busyLabel="Saving…" onClick={press}>
        Save
      </BusyButton>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  rerender(form(true));
  expect(screen.getByRole('button', { name: 'Saving…' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect([press, submit].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  rerender(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect([press, submit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('a button that is disabled for another reason remains disabled when it is no longer busy', () => {
  render(
    <BusyButton busy={false} busyLabel="Saving..." disabled>
      Save
    </BusyButton>,
  );
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

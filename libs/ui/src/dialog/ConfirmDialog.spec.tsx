import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog';

interface Progress {
  busy?: boolean;
  error?: string;
}

function renderConfirm(progress: Progress = {}) {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  const dialog = ({ busy, error }: Progress) => (
    <ConfirmDialog
      title="Confirm deletion"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isDanger
      busy={busy}
      error={error}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      Delete <b>ann@x.ch</b>? This cannot be undone.
    </ConfirmDialog>
  );
  const { rerender } = render(dialog(progress));
  return { onConfirm, onCancel, become: (next: Progress) => rerender(dialog(next)) };
}

const deleteButton = () => screen.getByRole('button', { name: 'Delete' });

test('a confirmation has a title, describes the consequence, and offers Cancel before Delete', () => {
  renderConfirm();
  expect(screen.getByRole('dialog', { name: 'Confirm deletion' })).toHaveTextContent(
    'Delete ann@x.ch? This cannot be undone.',
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Cancel', 'Delete']);
});

test('Enter confirms a confirmation, because its confirming button has the focus', async () => {
  const { onConfirm, onCancel } = renderConfirm();
  expect(deleteButton()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
});

test('Enter also confirms after a click on the text of a confirmation', async () => {
  const { onConfirm } = renderConfirm();
  fireEvent.keyDown(screen.getByText('ann@x.ch'), { key: 'Enter' });
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('Enter on Cancel cancels a confirmation', async () => {
  const { onConfirm, onCancel } = renderConfirm();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
});

test('an Enter key held down since opening a confirmation does not confirm it', () => {
  const { onConfirm } = renderConfirm();
  const wasLeftToTheButton = fireEvent.keyDown(deleteButton(), { key: 'Enter', repeat: true });
  expect([wasLeftToTheButton, onConfirm.mock.calls.length]).toEqual([false, 0]);
});

test('Escape cancels a confirmation', async () => {
  const { onConfirm, onCancel } = renderConfirm();
  await userEvent.keyboard('{Escape}');
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
});

test('during a deletion the confirmation cannot be closed and its button reads Deleting...', async () => {
  const { onConfirm, onCancel } = renderConfirm({ busy: true });
  expect(screen.getByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Enter' });
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 0]);
});

test('a failed deletion is shown in the confirmation, and Enter retries it', async () => {
  const { onConfirm, become } = renderConfirm();
  become({ busy: true });
  become({ error: 'Delete failed' });
  expect(screen.getByRole('alert')).toHaveTextContent('Delete failed');
  expect(deleteButton()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('Enter in a text area of a confirmation starts a new line and does not confirm', async () => {
  const onConfirm = jest.fn();
  render(
    <ConfirmDialog
      title="Why"
      confirmLabel="Save"
      busyLabel="Saving…"
      onConfirm={onConfirm}
      onCancel={jest.fn()}
    >
      <textarea aria-label="Reason" />
    </ConfirmDialog>,
  );
  await userEvent.type(screen.getByLabelText('Reason'), 'one{Enter}two');
  expect(screen.getByLabelText('Reason')).toHaveValue('one\ntwo');
  expect(onConfirm).not.toHaveBeenCalled();
});

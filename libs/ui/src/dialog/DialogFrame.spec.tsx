import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DialogFrame } from './DialogFrame';

function open(isClosingBlocked = false) {
  const onClose = jest.fn();
  render(
    <DialogFrame
      title="Rename group"
      actions={<button>Save</button>}
      isClosingBlocked={isClosingBlocked}
      onClose={onClose}
    >
      Body
    </DialogFrame>,
  );
  screen.getByRole('button', { name: 'Save' }).focus();
  return onClose;
}

test('Escape closes a dialog', async () => {
  const onClose = open();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the close button closes a dialog', async () => {
  const onClose = open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('while a request is running, neither Escape nor the close button closes a dialog', async () => {
  const onClose = open(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  expect(onClose).not.toHaveBeenCalled();
});

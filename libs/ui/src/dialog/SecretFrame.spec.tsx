import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SecretFrame } from './SecretFrame';

test('a dialog that displays a secret once can be closed only by its button', async () => {
  const onClose = jest.fn();
  render(
    <SecretFrame title="Token of Export" label="Token" secret="vgl_secret" what="token" onClose={onClose}>
      It is shown only now.
    </SecretFrame>,
  );
  expect(screen.getByLabelText('Token')).toHaveValue('vgl_secret');
  await userEvent.keyboard('{Escape}');
  const scrim = screen.getByRole('dialog').parentElement;
  if (!scrim) throw new Error('a dialog lies on a scrim');
  await userEvent.click(scrim);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

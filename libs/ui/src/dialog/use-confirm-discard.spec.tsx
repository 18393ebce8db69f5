import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryAppRouter } from '../testing/MemoryAppRouter';
import { DialogFrame } from './DialogFrame';
import { useConfirmDiscard } from './use-confirm-discard';

function Rename({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const { close, question } = useConfirmDiscard(name !== '', onClose);
  return (
    <DialogFrame title="Rename" onClose={close} actions={<button onClick={close}>Cancel</button>}>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      {question}
    </DialogFrame>
  );
}

function open() {
  const onClose = jest.fn();
  render(<Rename onClose={onClose} />, { wrapper: MemoryAppRouter });
  return onClose;
}

const question = () => screen.queryByRole('dialog', { name: 'Discard changes' });

test.each(['Escape', 'Close', 'Cancel'])('an unchanged dialog closes immediately with %s', async (way) => {
  const onClose = open();
  await leave(way);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(question()).toBeNull();
});

test.each(['Escape', 'Close', 'Cancel'])(
  'input in a dialog needs confirmation before it is discarded with %s',
  async (way) => {
    const onClose = open();
    await userEvent.type(screen.getByLabelText('Name'), 'kick');
    await leave(way);
    expect(question()).toHaveTextContent('What you typed has not been saved.');
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

test('Escape in the confirmation keeps the dialog open with its input', async () => {
  const onClose = open();
  await userEvent.type(screen.getByLabelText('Name'), 'kick{Escape}');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(question()).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Name')).toHaveValue('kick');
});

async function leave(way: string) {
  if (way === 'Escape') {
    screen.getByLabelText('Name').focus();
    await userEvent.keyboard('{Escape}');
  } else await userEvent.click(screen.getByRole('button', { name: way }));
}

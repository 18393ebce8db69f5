import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyField } from './CopyField';

// Before a person of the specs brings a clipboard along.
test('without a clipboard the text is there to be selected', () => {
  render(<CopyField label="Address" value="https://x.ch" what="link" />);
  expect(screen.getByLabelText('Address')).toHaveValue('https://x.ch');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a text is copied by its button, which says so', async () => {
  const user = userEvent.setup();
  render(<CopyField label="Address" value="https://x.ch" what="link" />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('The link is copied');
  expect(await act(() => navigator.clipboard.readText())).toBe('https://x.ch');
});

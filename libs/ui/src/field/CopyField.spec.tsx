import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyField } from './CopyField';

// This test must run first, because user-event installs a clipboard in the following tests.
test('in a browser without a clipboard the text can be selected and copied manually', () => {
  render(<CopyField label="Address" value="https://x.ch" what="link" />);
  expect(screen.getByLabelText('Address')).toHaveValue('https://x.ch');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the copy button copies the text and confirms it', async () => {
  const user = userEvent.setup();
  render(<CopyField label="Address" value="https://x.ch" what="link" />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('The link is copied');
  expect(await act(() => navigator.clipboard.readText())).toBe('https://x.ch');
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { CopyLinkButton } from './CopyLinkButton';

test('a copied link contains the current view and the base path of the server', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter basename="/vaglio" initialEntries={['/vaglio/potential-investiments?q=bio']}>
      <CopyLinkButton address="startup=7" />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await act(() => navigator.clipboard.readText())).toBe(
    'http://localhost/vaglio/potential-investiments?startup=7',
  );
  expect(screen.getByRole('status')).toHaveTextContent('Link copied');
});

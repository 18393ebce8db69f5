import Button from '@mui/material/Button';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LateMenu } from './LateMenu';
import { OPENS_OVERLAY } from './late-overlays';

function Account() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        {...OPENS_OVERLAY}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Account
      </Button>
      <LateMenu anchor={anchor} onClose={() => setAnchor(null)}>
        {({ Divider, MenuItem }) => (
          <>
            <MenuItem>Profile</MenuItem>
            <Divider />
            <MenuItem>Logout</MenuItem>
          </>
        )}
      </LateMenu>
    </>
  );
}

test('a menu whose code comes late opens at the first key, moves with the arrows, and gives the focus back', async () => {
  const user = userEvent.setup();
  render(<Account />);
  await user.tab();
  const button = screen.getByRole('button', { name: 'Account' });
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

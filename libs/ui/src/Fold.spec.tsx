import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fold } from './Fold';
import { ThemeRoot } from './theme/ThemeRoot';

beforeEach(() => localStorage.clear());

const fold = (
  <Fold title="Advanced" keptAs="fold.advanced">
    <input aria-label="Model" />
  </Fold>
);
const head = () => screen.getByRole('button', { name: 'Advanced' });

test('collapsible content is created when it is first opened, and keeps its input while collapsed', async () => {
  const user = userEvent.setup({ delay: null });
  render(fold, { wrapper: ThemeRoot });
  expect(screen.queryByLabelText('Model')).toBeNull();
  await user.click(head());
  await user.type(screen.getByLabelText('Model'), 'small');
  await user.click(head());
  expect(head()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByLabelText('Model')).not.toBeVisible();
  await user.click(head());
  expect(screen.getByLabelText('Model')).toHaveValue('small');
});

test('the browser remembers whether collapsible content is open', async () => {
  const user = userEvent.setup({ delay: null });
  const { unmount } = render(fold, { wrapper: ThemeRoot });
  await user.click(head());
  unmount();
  render(fold, { wrapper: ThemeRoot });
  expect(screen.getByLabelText('Model')).toBeVisible();
});

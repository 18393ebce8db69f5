import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Users } from 'lucide-react';
import { EmptyState } from '../message/EmptyState';
import { LoadState } from './LoadState';

const NO_USERS = (
  <EmptyState
    icon={Users}
    title="No users"
    text="Create the first account."
    action={<button>Create user</button>}
  />
);
const FULL = <p>ann@x.ch</p>;

test('while loading, a status is announced and a skeleton is hidden from screen readers', () => {
  render(
    <LoadState isFetching failure={null} isEmpty empty={NO_USERS} skeleton={<p>shape</p>}>
      {FULL}
    </LoadState>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(screen.getByText('shape').closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.queryByText('No users')).not.toBeInTheDocument();
});

test('loading without a skeleton shows a spinner with a label', () => {
  render(<LoadState isFetching failure={null} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
});

test("a failed load shows a red alert with the server's message, Retry, and an empty list", async () => {
  const onRetry = jest.fn();
  render(
    <LoadState isFetching={false} failure="Failed to load users" onRetry={onRetry} empty={NO_USERS}>
      {FULL}
    </LoadState>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load users');
  expect(screen.queryByText('ann@x.ch')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a running retry cannot be started a second time', () => {
  render(<LoadState isFetching failure="Failed to load users" onRetry={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-disabled', 'true');
});

test('an empty list shows one text and the next action', () => {
  render(
    <LoadState isFetching={false} failure={null} isEmpty empty={NO_USERS}>
      {FULL}
    </LoadState>,
  );
  expect(screen.getByText('No users')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create user' })).toBeVisible();
  expect(screen.queryByText('ann@x.ch')).not.toBeInTheDocument();
});

test('loaded content remains visible while it is reloaded', () => {
  render(
    <LoadState isFetching failure={null} isEmpty={false} empty={NO_USERS}>
      {FULL}
    </LoadState>,
  );
  expect(screen.getByText('ann@x.ch').parentElement).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('nothing is shown if there is neither content nor a message', () => {
  const { container } = render(<LoadState isFetching={false} failure={null} />);
  expect(container).toBeEmptyDOMElement();
});

test('loading content is shown as a skeleton and not only as a spinner', () => {
  render(<LoadState isFetching failure={null} />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(document.querySelectorAll('[class=vg-bar]').length).toBeGreaterThan(2);
  expect(document.querySelector('.MuiCircularProgress-root')).toBeNull();
});

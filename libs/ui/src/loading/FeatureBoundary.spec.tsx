import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactNode } from 'react';
import { FeatureBoundary } from './FeatureBoundary';

type Loaded = { default: () => ReactNode };

function open(onClose?: () => void) {
  let arrive: (module: Loaded) => void = () => undefined;
  let fail: () => void = () => undefined;
  const Board = lazy(
    () =>
      new Promise<Loaded>((resolve, reject) => {
        arrive = resolve;
        fail = () => reject(new TypeError('Failed to fetch dynamically imported module'));
      }),
  );
  render(
    <>
      <h1>Startups</h1>
      <FeatureBoundary fallback={<p>shape</p>} onClose={onClose}>
        <Board />
      </FeatureBoundary>
    </>,
  );
  return {
    arrive: () => act(async () => arrive({ default: () => <p>board</p> })),
    fail: () => act(async () => fail()),
  };
}

test('a part of the page shows its skeleton until its code is loaded', async () => {
  const { arrive } = open();
  expect(screen.getByText('shape')).toBeVisible();
  await arrive();
  expect(screen.getByText('board')).toBeVisible();
  expect(screen.queryByText('shape')).toBeNull();
});

describe('part of the page whose code cannot be loaded', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test('a part of the page whose code cannot be loaded shows an error with Reload, and the other parts remain', async () => {
    const { fail } = open();
    await fail();
    expect(screen.getByRole('alert')).toHaveTextContent('This part of the page could not be loaded.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Startups' })).toBeVisible();
  });

  test('an overlay whose code cannot be loaded can be closed', async () => {
    const onClose = jest.fn();
    const { fail } = open(onClose);
    await fail();
    await userEvent.click(screen.getByRole('button', { name: 'Close this message' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

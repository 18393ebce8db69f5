import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { earlyLazy } from './early-lazy';

const Page = () => <h1>Page</h1>;

test('a part whose code has come is shown without its fallback', async () => {
  const { Part, load } = earlyLazy(() => Promise.resolve(Page));
  await load();
  render(<Part />);
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
});

test('a part whose code is on its way shows the fallback until it has come', async () => {
  const { Part } = earlyLazy(() => Promise.resolve(Page));
  render(
    <Suspense fallback="Loading">
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
});

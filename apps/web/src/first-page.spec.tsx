import { act, render, screen } from '@testing-library/react';
import { earlyLazy } from './early-lazy';
import { awaitFirstPage } from './first-page';

const Page = () => <h1>Page</h1>;

function part(settle: 'comes' | 'fails' | 'is pending') {
  let end!: () => void;
  const over = new Promise<void>((resolve, reject) => {
    end = settle === 'fails' ? () => reject(new Error('no such file')) : resolve;
  });
  return { over, end: () => act(async () => end()) };
}

test.each(['comes', 'fails'] as const)(
  'the page that was opened is drawn when all of it is there, also if a part %s',
  async (settle) => {
    const { Part, load } = earlyLazy(() => Promise.resolve(Page), <p>Loading</p>);
    const answers = part(settle);
    awaitFirstPage([load(), answers.over]);
    render(<Part />);
    await act(load);
    expect(screen.getByText('Loading')).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    await answers.end();
    expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  },
);

test('every page after it is drawn when its own code is there', async () => {
  awaitFirstPage([]);
  await Promise.resolve();
  await act(async () => undefined);
  const { Part, load } = earlyLazy(() => Promise.resolve(Page), <p>Loading</p>);
  await load();
  render(<Part />);
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
});

test('a page that is left before it was drawn stays away', async () => {
  const { Part, load } = earlyLazy(() => Promise.resolve(Page));
  const answers = part('comes');
  awaitFirstPage([load(), answers.over]);
  const { container, unmount } = render(<Part />);
  unmount();
  await answers.end();
  expect(container).toBeEmptyDOMElement();
});

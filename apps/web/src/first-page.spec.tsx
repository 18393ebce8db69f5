import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router';
import { awaitFirstPage, withFirstPage } from './first-page';

const Page = withFirstPage(() => <h1>Page</h1>, <p>Loading</p>);

function Links() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/elsewhere')}>Elsewhere</button>
      <button onClick={() => void navigate('/')}>Back</button>
      <Page />
    </>
  );
}

function open() {
  return render(<Links />, { wrapper: MemoryRouter });
}

/** A part that comes, or fails, when the test says so. */
function part(settle: 'comes' | 'fails' = 'comes') {
  let end!: () => void;
  const over = new Promise<void>((resolve, reject) => {
    end = settle === 'fails' ? () => reject(new Error('no such file')) : resolve;
  });
  return { over, end: () => act(async () => end()) };
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const page = () => screen.queryByRole('heading', { name: 'Page' });

afterEach(async () => {
  jest.restoreAllMocks();
  jest.useFakeTimers();
  awaitFirstPage([]);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  jest.useRealTimers();
});

test.each(['comes', 'fails'] as const)(
  'the page that was opened is drawn when all of it is there, also if a part %s',
  async (settle) => {
    const answers = part(settle);
    awaitFirstPage([Promise.resolve(), answers.over]);
    open();
    await act(async () => undefined);
    expect(screen.getByText('Loading')).toBeVisible();
    expect(page()).toBeNull();
    await answers.end();
    expect(page()).toBeVisible();
    expect(screen.queryByText('Loading')).toBeNull();
  },
);

test('a part that never comes is waited for five seconds', async () => {
  jest.useFakeTimers();
  awaitFirstPage([part().over]);
  open();
  await act(() => jest.advanceTimersByTimeAsync(4_999));
  expect(page()).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(page()).toBeVisible();
});

test('who goes to another page meanwhile waits no longer, there and back', async () => {
  awaitFirstPage([part().over]);
  open();
  expect(page()).toBeNull();
  await press('Elsewhere');
  expect(page()).toBeVisible();
  await press('Back');
  expect(page()).toBeVisible();
});

test('every page after it is drawn at once', async () => {
  awaitFirstPage([]);
  await act(async () => undefined);
  open();
  expect(page()).toBeVisible();
});

test('a page that is left before it was drawn stays away', async () => {
  const answers = part();
  awaitFirstPage([answers.over]);
  const { container, unmount } = open();
  unmount();
  await answers.end();
  expect(container).toBeEmptyDOMElement();
});

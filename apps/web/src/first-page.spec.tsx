import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router';
import { holdRestOfPage, RestOfPage } from '@vaglio/ui';
import { awaitFirstPage, withFirstPage } from './first-page';

const Page = withFirstPage(
  () => (
    <>
      <h1>Page</h1>
      <RestOfPage part="next">
        <p>Bar</p>
      </RestOfPage>
    </>
  ),
  <p>Loading</p>,
);

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
  holdRestOfPage(Promise.resolve());
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

test('the rest of it comes after the frame that shows it', async () => {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
  awaitFirstPage([Promise.resolve()]);
  open();
  await act(async () => undefined);
  expect(page()).toBeVisible();
  expect(screen.queryByText('Bar')).toBeNull();
  for (const draw of frames) draw(0);
  expect(await screen.findByText('Bar')).toBeVisible();
});

test.each(['comes', 'fails'] as const)(
  'the rest of it comes with what it shows, also if that %s',
  async (settle) => {
    const shown = part(settle);
    const askRest = jest.fn(() => shown.over);
    awaitFirstPage([Promise.resolve()], askRest);
    open();
    expect(askRest).not.toHaveBeenCalled();
    await act(async () => undefined);
    expect(page()).toBeVisible();
    await waitFor(() => expect(askRest).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Bar')).toBeNull();
    await shown.end();
    expect(await screen.findByText('Bar')).toBeVisible();
  },
);

test('a page in the background, which is not painted, is whole after a second', async () => {
  jest.useFakeTimers();
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  awaitFirstPage([Promise.resolve()]);
  open();
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(page()).toBeVisible();
  expect(screen.queryByText('Bar')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Bar')).toBeVisible();
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

import { act, render, screen } from '@testing-library/react';
import { holdRestOfPage, useIsRestHeld } from './rest-of-page';
import { RestOfPage } from './RestOfPage';

function Roomless() {
  return <p>{useIsRestHeld('next', false) ? 'waits' : 'Roomless part'}</p>;
}

function open() {
  return render(
    <>
      <p>Content</p>
      <RestOfPage part="next" meanwhile={<p>Room</p>}>
        <p>Bar</p>
      </RestOfPage>
      <RestOfPage part="last">
        <p>Pager</p>
      </RestOfPage>
      <Roomless />
    </>,
  );
}

/** Holds the rest until the test ends it. */
function hold() {
  let end!: () => void;
  holdRestOfPage(new Promise<void>((resolve) => (end = resolve)));
  return () => act(async () => end());
}

/** The frames that were asked for, which the test shows. */
function frames() {
  const waiting: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => waiting.push(draw));
  return () =>
    act(async () => {
      for (const draw of waiting.splice(0)) draw(0);
      await new Promise((resolve) => setTimeout(resolve));
    });
}

afterEach(async () => {
  jest.restoreAllMocks();
  jest.useFakeTimers();
  holdRestOfPage(Promise.resolve());
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  jest.useRealTimers();
});

test('bars are drawn after the content, in the room that they kept, and all else after the frame that shows them', async () => {
  const showFrame = frames();
  const end = hold();
  open();
  expect(screen.getByText('Content')).toBeVisible();
  expect(screen.getByText('Room')).toBeVisible();
  expect(screen.queryByText('Bar')).toBeNull();
  await end();
  expect(screen.getByText('Bar')).toBeVisible();
  expect(screen.queryByText('Room')).toBeNull();
  expect(screen.queryByText('Pager')).toBeNull();
  await showFrame();
  expect(screen.getByText('Pager')).toBeVisible();
});

test('in a page that is not seen, which shows no frame, all is drawn after a second', async () => {
  frames();
  const end = hold();
  open();
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  await end();
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(screen.queryByText('Pager')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Pager')).toBeVisible();
});

test('a key is heard by the whole page', () => {
  hold();
  open();
  let seen: string | null = null;
  const listen = () => (seen = document.body.textContent);
  document.addEventListener('keydown', listen, { once: true });
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true })));
  expect(seen).toBe('ContentBarPagerRoomless part');
});

test('a key that is pressed before there is any content ends nothing', () => {
  holdRestOfPage(new Promise(() => {}), () => false);
  open();
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true })));
  expect(screen.queryByText('Bar')).toBeNull();
});

test('a part whose room cannot be kept does not wait', () => {
  hold();
  open();
  expect(screen.getByText('Roomless part')).toBeVisible();
});

test('a page that is left stays away', async () => {
  const end = hold();
  const { container, unmount } = open();
  unmount();
  await end();
  expect(container).toBeEmptyDOMElement();
});

test('every page after it is drawn at once', async () => {
  const { unmount } = open();
  unmount();
  open();
  expect(screen.getByText('Bar')).toBeVisible();
  expect(screen.getByText('Pager')).toBeVisible();
});

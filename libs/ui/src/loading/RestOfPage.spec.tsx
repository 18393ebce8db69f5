import { act, render, screen } from '@testing-library/react';
import { holdRestOfPage, useIsRestHeld } from './rest-of-page';
import { RestOfPage } from './RestOfPage';

function Roomless() {
  return <p>{useIsRestHeld(false) ? 'waits' : 'Roomless part'}</p>;
}

function open() {
  return render(
    <>
      <p>Content</p>
      <RestOfPage meanwhile={<p>Room</p>}>
        <p>Bar</p>
      </RestOfPage>
      <RestOfPage>
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

afterEach(async () => {
  holdRestOfPage(Promise.resolve());
  await act(async () => undefined);
});

test('of the page that was opened, the rest is drawn when it may be, and keeps its room until then', async () => {
  const end = hold();
  open();
  expect(screen.getByText('Content')).toBeVisible();
  expect(screen.getByText('Room')).toBeVisible();
  expect(screen.queryByText('Bar')).toBeNull();
  expect(screen.queryByText('Pager')).toBeNull();
  await end();
  expect(screen.getByText('Bar')).toBeVisible();
  expect(screen.getByText('Pager')).toBeVisible();
  expect(screen.queryByText('Room')).toBeNull();
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
  await hold()();
  open();
  expect(screen.getByText('Bar')).toBeVisible();
});

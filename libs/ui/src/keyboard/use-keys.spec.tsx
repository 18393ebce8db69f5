import { fireEvent, render } from '@testing-library/react';
import { useKeys, type KeyActs } from './use-keys';

interface PartProps {
  readonly acts: KeyActs;
  readonly order?: 'first';
}

function Part({ acts, order }: PartProps) {
  useKeys(true, acts, order);
  return null;
}

const press = (key: string, isHeld = false) => fireEvent.keyDown(document.body, { key, repeat: isHeld });

test('a key that is held acts once, but goes on where it only moves', () => {
  const [decide, move] = [jest.fn(), jest.fn()];
  render(<Part acts={{ c: decide, j: move }} />);
  for (const key of ['c', 'j']) {
    press(key);
    press(key, true);
    press(key, true);
  }
  expect([decide.mock.calls.length, move.mock.calls.length]).toEqual([1, 3]);
});

test('a part that comes later and first takes a key from the page, unless it has nothing to do', () => {
  const [page, part] = [jest.fn(), jest.fn()];
  const view = (ofPart: (() => void) | null) => (
    <>
      <Part acts={{ u: page }} />
      <Part acts={{ u: ofPart }} order="first" />
    </>
  );
  const { rerender } = render(view(part));
  press('u');
  rerender(view(null));
  press('u');
  expect([page.mock.calls.length, part.mock.calls.length]).toEqual([1, 1]);
});

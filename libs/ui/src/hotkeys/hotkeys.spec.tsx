import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineHotkeys, hotkeyName, isTypingOrModalOpen, type Hotkeys } from './hotkeys';
import { KeyHelpDialog } from './KeyHelpDialog';
import { useHotkeys, type HotkeyActs } from './use-hotkeys';

const PAGE = defineHotkeys('page', [
  { keys: ['j', 'k'], label: 'Next, previous', repeats: true },
  { keys: ['c'], label: 'Set Contacted' },
  { keys: ['u'], label: 'Undo' },
  { keys: ['Shift ArrowDown', 'Escape'], label: 'Next suggestion, close' },
  { keys: ['Mod k'], label: 'Search', everywhere: true },
]);
const PANEL = defineHotkeys('panel', [{ keys: ['u'], label: 'Undo in the panel' }]);

interface PartProps<Key extends string> {
  readonly hotkeys: Hotkeys<Key>;
  readonly acts: HotkeyActs<Key>;
}

function Part<Key extends string>({ hotkeys, acts }: PartProps<Key>) {
  useHotkeys(hotkeys, acts);
  return <input aria-label="Search" />;
}

const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more });

const pressed = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
});

beforeEach(() => localStorage.clear());

test.each([
  [pressed('j'), 'j'],
  [pressed('J'), 'j'],
  [pressed('.'), '.'],
  [pressed('?', { shiftKey: true }), '?'],
  [pressed('X', { shiftKey: true }), 'Shift x'],
  [pressed('Escape'), 'Escape'],
  [pressed('Escape', { shiftKey: true }), 'Escape'],
  [pressed('ArrowDown', { shiftKey: true }), 'Shift ArrowDown'],
  [pressed('k', { ctrlKey: true }), 'Mod k'],
  [pressed('k', { metaKey: true }), 'Mod k'],
])('the key press %j is read as the shortcut %s', (event, name) => expect(hotkeyName(event)).toBe(name));

test.each([
  { altKey: true },
  { ctrlKey: true, altKey: true },
  { ctrlKey: true, shiftKey: true },
  { isComposing: true },
  { defaultPrevented: true },
])('a key pressed with %j is left to the browser', (more) =>
  expect(hotkeyName(pressed('j', more))).toBeNull(),
);

test.each([
  ['<input id="t">', true],
  ['<textarea id="t"></textarea>', true],
  ['<select id="t"></select>', true],
  ['<p contenteditable="true"><b id="t"></b></p>', true],
  ['<input id="t" type="number">', true],
  ['<input id="t" type="datetime-local">', true],
  ['<div id="t" role="textbox"></div>', true],
  ['<div id="t" role="searchbox"></div>', true],
  ['<div id="t" role="combobox"></div>', true],
  ['<p contenteditable="false"><b id="t"></b></p>', false],
  ['<input id="t" type="checkbox">', false],
  ['<input id="t" type="range">', false],
  ['<input id="t" type="SUBMIT">', false],
  ['<input id="t" type="radio">', false],
  ['<button id="t"></button>', false],
  ['<button id="t"></button><div role="dialog" aria-modal="true"></div>', true],
  ['<button id="t"></button><ul role="menu"></ul>', true],
])('in %s keyboard shortcuts are inactive: %s', (html, isTaken) => {
  document.body.innerHTML = html;
  expect(isTypingOrModalOpen(document.getElementById('t'), document)).toBe(isTaken);
  document.body.replaceChildren();
});

test('a held key acts only once, except for keys that move the focus', () => {
  const [decide, move] = [jest.fn(), jest.fn()];
  render(<Part hotkeys={PAGE} acts={{ c: decide, j: move }} />);
  for (const key of ['c', 'j']) {
    press(key);
    press(key, { repeat: true });
    press(key, { repeat: true });
  }
  expect([decide.mock.calls.length, move.mock.calls.length]).toEqual([1, 3]);
});

test('the innermost part of the page with an action for a shortcut handles it', () => {
  const [page, panel] = [jest.fn(), jest.fn()];
  const view = (act: (() => boolean | void) | null) => (
    <>
      <Part hotkeys={PANEL} acts={{ u: act }} />
      <Part hotkeys={PAGE} acts={{ u: page }} />
    </>
  );
  const { rerender } = render(view(panel));
  press('u');
  expect([page.mock.calls.length, panel.mock.calls.length]).toEqual([0, 1]);
  rerender(view(null));
  press('u');
  expect(page).toHaveBeenCalledTimes(1);
  rerender(view(() => false));
  press('u');
  expect(page).toHaveBeenCalledTimes(2);
});

test('a key without an action is left to the browser', () => {
  render(<Part hotkeys={PAGE} acts={{ c: () => false, j: () => undefined }} />);
  expect(press('c')).toBe(true);
  expect(press('k')).toBe(true);
  expect(press('j')).toBe(false);
});

test('in a text field only global keyboard shortcuts act', () => {
  const [search, move] = [jest.fn(), jest.fn()];
  render(<Part hotkeys={PAGE} acts={{ 'Mod k': search, j: move }} />);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'j' });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'k', ctrlKey: true });
  expect([search.mock.calls.length, move.mock.calls.length]).toEqual([1, 0]);
});

test('the shortcut help lists all shortcuts and can disable single-character keys', async () => {
  const acts = { c: jest.fn(), u: jest.fn(), Escape: jest.fn() };
  const { rerender } = render(
    <>
      <Part hotkeys={PAGE} acts={acts} />
      <KeyHelpDialog hotkeys={[PAGE, PANEL]} hint="Esc always works." onClose={() => undefined} />
    </>,
  );
  const lines = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(lines).toEqual(['jk', 'c', 'u', 'Shift ↓Esc', 'Ctrl k', 'u']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Enable single-key shortcuts' }));
  rerender(<Part hotkeys={PAGE} acts={acts} />);
  for (const key of ['c', 'u', 'Escape']) press(key);
  expect(Object.values(acts).map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
});

test('a removed component receives no keyboard shortcuts', () => {
  const act = jest.fn();
  const { unmount } = render(<Part hotkeys={PAGE} acts={{ c: act }} />);
  unmount();
  press('c');
  expect(act).not.toHaveBeenCalled();
});

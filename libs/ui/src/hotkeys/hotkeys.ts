import { useSyncExternalStore } from 'react';
import { storeText, readStoredText } from '../stored-text';

/**
 * Page parts that handle keys, from outermost to innermost. If several parts handle a key, the innermost part receives
 * it.
 */
const SCOPES = ['app', 'page', 'panel', 'board', 'selection', 'toast'] as const;
export type HotkeyScope = (typeof SCOPES)[number];

/** Related keys that share one line in the hotkey help. */
export interface HotkeyRow<Key extends string = string> {
  /** Key names in the format of `hotkeyName`: `j`, `?`, `Shift x`, `Mod k`, `Escape`, `ArrowDown`. */
  readonly keys: readonly Key[];
  readonly label: string;
  /** True for keys that only move the focus. They act repeatedly while they are held. */
  readonly repeats?: boolean;
  /** True for keys that also act in text fields and dialogs. */
  readonly everywhere?: boolean;
}

/** Hotkeys of one page part. `defineHotkeys` declares them, `useHotkeys` binds them, and `KeyHelpDialog` lists them. */
export interface Hotkeys<Key extends string = string> {
  readonly scope: HotkeyScope;
  readonly rows: readonly HotkeyRow<Key>[];
}

/** Declares the hotkeys of one page part. */
export function defineHotkeys<const Key extends string>(
  scope: HotkeyScope,
  rows: readonly HotkeyRow<Key>[],
): Hotkeys<Key> {
  return { scope, rows };
}

/**
 * Handler of a hotkey. It returns false if it did not act. The next scope then receives the key, and finally the
 * browser.
 */
export type HotkeyAct = (event: KeyboardEvent) => unknown;

interface Binding {
  readonly hotkeys: Hotkeys;
  /** Returns the handler of a key, or null if the key currently has no handler. */
  readonly actOf: (name: string) => HotkeyAct | null;
}

const bindings = new Set<Binding>();

/** Binds the hotkeys of one page part and returns a function that removes them. */
export function bindHotkeys(binding: Binding): () => void {
  if (bindings.size === 0) document.addEventListener('keydown', handleKey);
  bindings.add(binding);
  return () => {
    bindings.delete(binding);
    if (bindings.size === 0) document.removeEventListener('keydown', handleKey);
  };
}

function handleKey(event: KeyboardEvent): void {
  const name = hotkeyName(event);
  if (name === null || (isSingleCharacter(name) && !areShortcutsEnabled())) return;
  const isBlocked =
    isTypingOrModalOpen(event.target, document) || (/Arrow|Enter/.test(name) && isChoice(event.target));
  for (const { hotkeys, actOf } of innermostFirst()) {
    const row = hotkeys.rows.find(({ keys }) => keys.includes(name));
    const act = row && (!isBlocked || row.everywhere) ? actOf(name) : null;
    if (!row || !act) continue;
    // A held key acts only once, unless its hotkey allows repeats.
    if ((event.repeat && !row.repeats) || act(event) !== false) {
      event.preventDefault();
      return;
    }
  }
}

const innermostFirst = (): Binding[] =>
  [...bindings].sort((a, b) => SCOPES.indexOf(b.hotkeys.scope) - SCOPES.indexOf(a.hotkeys.scope));

type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>;

/**
 * Returns the name of a pressed key, such as `j`, `?`, `Shift x`, `Shift ArrowDown`, `Mod k` (Ctrl or Cmd) or `Escape`.
 * @returns null for a key that the browser reserves or that was already handled
 */
export function hotkeyName(event: PressedKey): string | null {
  const { key, shiftKey } = event;
  if (event.altKey || event.isComposing || event.defaultPrevented) return null;
  if (event.ctrlKey || event.metaKey) return shiftKey || key.length > 1 ? null : `Mod ${key.toLowerCase()}`;
  const hasShift = shiftKey && (key.startsWith('Arrow') || isLetter(key));
  const name = isLetter(key) ? key.toLowerCase() : key;
  return hasShift ? `Shift ${name}` : name;
}

const isLetter = (key: string) => key.length === 1 && key.toLowerCase() !== key.toUpperCase();

/** Returns true for a character without Ctrl or Cmd. WCAG 2.1.4 requires that users can disable such keys. */
const isSingleCharacter = (name: string) => name.replace(/^Shift /, '').length === 1;

/** Returns true for radio buttons and checkboxes, which handle arrow keys and Enter themselves. */
const isChoice = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(target.type);

/** Input types that do not accept text. All other types, including unknown types, are text fields. */
const NOT_TYPED = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/**
 * Selectors of elements that handle typed characters. Selects and comboboxes use these characters to search their
 * options.
 */
const TYPED = [
  `input${NOT_TYPED.map((type) => `:not([type="${type}" i])`).join('')}`,
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...['textbox', 'searchbox', 'combobox'].map((role) => `[role="${role}"]`),
].join();

/** Returns true if the target is a text field, or if a dialog or menu is open. */
export function isTypingOrModalOpen(target: EventTarget | null, page: Document): boolean {
  if (page.querySelector('[aria-modal="true"], [role="menu"]')) return true;
  return target instanceof Element && target.closest(TYPED) !== null;
}

/** Local storage key of the user's choice in this browser. Its value is 'off', or it is missing. */
const SHORTCUTS_KEY = 'singleKeys';

const listeners = new Set<() => void>();
/** User's choice in a browser without storage. It is lost when the page is closed. */
let unstoredChoice: boolean | null = null;

const readStoredChoice = (): boolean => readStoredText(SHORTCUTS_KEY) !== 'off';

/** Returns true unless the user has disabled single-character keys in this browser. Source: WCAG 2.1.4. */
const areShortcutsEnabled = (): boolean => unstoredChoice ?? readStoredChoice();

function enableShortcuts(isEnabled: boolean): void {
  storeText(SHORTCUTS_KEY, isEnabled ? null : 'off');
  unstoredChoice = readStoredChoice() === isEnabled ? null : isEnabled;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether single-character keys are enabled, and a function that enables or disables them. */
export function useShortcutsEnabled(): [boolean, (isEnabled: boolean) => void] {
  return [useSyncExternalStore(subscribe, areShortcutsEnabled), enableShortcuts];
}

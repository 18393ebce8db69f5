import { useSyncExternalStore } from 'react';
import { storeText, readStoredText } from '../stored-text';

/** Parts of a page that listen to keys, outermost first. If several know a key, the innermost one gets it. */
const SCOPES = ['app', 'page', 'panel', 'board', 'selection', 'toast'] as const;
export type HotkeyScope = (typeof SCOPES)[number];

/** Keys that belong together, as one line of the help. */
export interface HotkeyRow<Key extends string = string> {
  /** Names as `hotkeyName` gives them: `j`, `?`, `Shift x`, `Mod k`, `Escape`, `ArrowDown`. */
  readonly keys: readonly Key[];
  readonly label: string;
  /** True for keys that go on while they are held, because they only move the focus. */
  readonly repeats?: boolean;
  /** True for keys that act while a person types and in dialogs, too. */
  readonly everywhere?: boolean;
}

/** The keys of one part of a page: declared once, bound by `useHotkeys`, listed by `KeyHelpDialog`. */
export interface Hotkeys<Key extends string = string> {
  readonly scope: HotkeyScope;
  readonly rows: readonly HotkeyRow<Key>[];
}

/** Declares the keys of one part of a page. */
export function defineHotkeys<const Key extends string>(
  scope: HotkeyScope,
  rows: readonly HotkeyRow<Key>[],
): Hotkeys<Key> {
  return { scope, rows };
}

/** Carries out a key. Returns false if there is nothing to do, so that the key goes to the next scope, then to the browser. */
export type HotkeyAct = (event: KeyboardEvent) => unknown;

interface Binding {
  readonly hotkeys: Hotkeys;
  /** Null if the key has nothing to do at present. */
  readonly actOf: (name: string) => HotkeyAct | null;
}

const bindings = new Set<Binding>();

/** Adds the keys of one part of the page. Returns a function that removes them. */
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
    // A key that is held acts once.
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
 * Name of a pressed key: `j`, `?`, `Shift x`, `Shift ArrowDown`, `Mod k` (Ctrl or Cmd), `Escape`.
 * @returns null for a key that belongs to the browser or was handled already
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

/** True for keys that WCAG 2.1.4 asks to be switchable: characters without Ctrl or Cmd. */
const isSingleCharacter = (name: string) => name.replace(/^Shift /, '').length === 1;

/** True for a radio button or checkbox, to which arrows and Enter belong. */
const isChoice = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(target.type);

/** Inputs that take no characters; all other types, also unknown ones, are text fields. */
const NOT_TYPED = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Elements to which typed characters belong. A select and a combobox search their options by them. */
const TYPED = [
  `input${NOT_TYPED.map((type) => `:not([type="${type}" i])`).join('')}`,
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...['textbox', 'searchbox', 'combobox'].map((role) => `[role="${role}"]`),
].join();

/** True if keys belong to a text field, or to a dialog or menu that is open. */
export function isTypingOrModalOpen(target: EventTarget | null, page: Document): boolean {
  if (page.querySelector('[aria-modal="true"], [role="menu"]')) return true;
  return target instanceof Element && target.closest(TYPED) !== null;
}

/** Local storage key of this browser's choice; 'off' or absent. */
const SHORTCUTS_KEY = 'singleKeys';

const listeners = new Set<() => void>();
/** The choice for this page, in a browser that refuses storage. */
let unstoredChoice: boolean | null = null;

const readStoredChoice = (): boolean => readStoredText(SHORTCUTS_KEY) !== 'off';

/** True unless a person has switched single-character keys off in this browser. Source: WCAG 2.1.4. */
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

/** Returns whether single-character keys act, for hints of keys, and the function that switches them on or off. */
export function useShortcutsEnabled(): [boolean, (isEnabled: boolean) => void] {
  return [useSyncExternalStore(subscribe, areShortcutsEnabled), enableShortcuts];
}

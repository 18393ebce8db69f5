import { useEffect, useEffectEvent } from 'react';
import { bindHotkeys, type HotkeyAct, type Hotkeys } from './hotkeys';

/** What each key does; null, or left out, for one that has nothing to do at present. */
export type HotkeyActs<Key extends string> = { readonly [name in Key]?: HotkeyAct | null | undefined };

/**
 * Listens to keys for as long as the component is mounted, wherever on the page they are pressed, but not while a person
 * types or a dialog or menu is open. Keys without an act stay with outer scopes and with the browser.
 * Characters can be switched off (WCAG 2.1.4); named keys and combinations with Ctrl or Cmd always act.
 * @param hotkeys made by `defineHotkeys`, outside of the component
 */
export function useHotkeys<Key extends string>(hotkeys: Hotkeys<Key>, acts: HotkeyActs<NoInfer<Key>>): void {
  const actOf = useEffectEvent((name: string) => {
    const known = new Map<string, HotkeyAct | null | undefined>(Object.entries(acts));
    return known.get(name) ?? null;
  });
  useEffect(() => bindHotkeys({ hotkeys, actOf: (name) => actOf(name) }), [hotkeys]);
}

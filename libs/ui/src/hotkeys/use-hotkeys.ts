import { useEffect, useEffectEvent } from 'react';
import { bindHotkeys, type HotkeyAct, type Hotkeys } from './hotkeys';

/** Handlers by key name. A key without a current handler has the value null or is missing. */
export type HotkeyActs<Key extends string> = { readonly [name in Key]?: HotkeyAct | null | undefined };

/**
 * Handles hotkeys on the entire page while the component is mounted. Hotkeys are ignored in text fields, and while a
 * dialog or menu is open. Keys without a handler reach the outer scopes and the browser. Users can disable
 * single-character keys (WCAG 2.1.4). Named keys and combinations with Ctrl or Cmd always act.
 * @param hotkeys result of `defineHotkeys`, which must be called outside the component
 */
export function useHotkeys<Key extends string>(hotkeys: Hotkeys<Key>, acts: HotkeyActs<NoInfer<Key>>): void {
  const actOf = useEffectEvent((name: string) => {
    const known = new Map<string, HotkeyAct | null | undefined>(Object.entries(acts));
    return known.get(name) ?? null;
  });
  useEffect(() => bindHotkeys({ hotkeys, actOf: (name) => actOf(name) }), [hotkeys]);
}

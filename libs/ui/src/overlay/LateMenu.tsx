import { lateDialog } from '../loading/late-part';
import { overlays, useIsMounted } from './late-overlays';
import type { OverlayMenuProps } from './overlay-props';

const LoadedMenu = lateDialog(overlays, (code) => code.OverlayMenu);

/** A menu whose code, with that of its items, comes after the page. */
export function LateMenu(props: OverlayMenuProps) {
  return useIsMounted(props.anchor) ? <LoadedMenu {...props} /> : null;
}

import { lateDialog } from '../loading/late-part';
import { overlays, useIsMounted } from './late-overlays';
import type { OverlayPopoverProps } from './overlay-props';

const LoadedPopover = lateDialog(overlays, (code) => code.OverlayPopover);

/** A popover whose code comes after the page. */
export function LatePopover(props: OverlayPopoverProps) {
  return useIsMounted(props.anchor) ? <LoadedPopover {...props} /> : null;
}

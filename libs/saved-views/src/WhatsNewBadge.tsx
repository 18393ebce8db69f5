import type { Startup } from '@vaglio/contract';
import { VisuallyHidden } from '@vaglio/ui';

/** Below the rank of a card: a dot for a startup that is new since the last visit. */
export function WhatsNewBadge({ startup }: { readonly startup: Pick<Startup, 'entered'> }) {
  if (startup.entered !== 1) return null;
  return (
    <span className="news">
      <span className="dot" />
      <VisuallyHidden>, new since your last visit</VisuallyHidden>
    </span>
  );
}

import type { Startup } from '@vaglio/contract';
import { VisuallyHidden } from '@vaglio/ui';

/** Dot below the rank on a card. It marks a startup that is new since the last visit. */
export function WhatsNewBadge({ startup }: { readonly startup: Pick<Startup, 'entered'> }) {
  if (startup.entered !== 1) return null;
  return (
    <span className="news">
      <span className="dot" />
      <VisuallyHidden>, new since your last visit</VisuallyHidden>
    </span>
  );
}

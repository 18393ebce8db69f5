import type { Startup } from '@vaglio/contract';
import { VisuallyHidden } from '@vaglio/ui';

/** Below the rank of a card: a dot for a startup that is new since the last visit, an arrow with a number for one that moved up. */
export function WhatsNewBadge({ startup }: { readonly startup: Pick<Startup, 'entered' | 'moved_up'> }) {
  const { entered, moved_up } = startup;
  if (entered === 1)
    return (
      <span className="news">
        <span className="dot" />
        <VisuallyHidden>, new since your last visit</VisuallyHidden>
      </span>
    );
  if (moved_up === undefined) return null;
  return (
    <span className="news">
      <span aria-hidden="true">↑{moved_up}</span>
      <VisuallyHidden>, up {moved_up} since your last visit</VisuallyHidden>
    </span>
  );
}

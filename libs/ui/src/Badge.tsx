import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';

export type BadgeTone = 'accent' | 'neutral' | 'amber' | 'green' | 'solidGreen' | 'red' | 'outline';

interface BadgeProps {
  readonly tone?: BadgeTone;
  /** Shown beside the text, never instead of it. */
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** A soft-filled chip, 20 px high; a long text ends in an ellipsis where room is short. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`vg-badge vg-badge-${tone}`}>
      {icon && <Icon of={icon} size={12} />}
      <span>{children}</span>
    </span>
  );
}

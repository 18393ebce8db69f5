import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';

export type BadgeTone = 'accent' | 'neutral' | 'amber' | 'green' | 'solidGreen' | 'red' | 'outline';

interface BadgeProps {
  readonly tone?: BadgeTone;
  /** Decorative icon before the text. */
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** Chip with a soft background, 20 px high. A long text is truncated with an ellipsis. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`vg-badge vg-badge-${tone}`}>
      {icon && <Icon of={icon} size={12} />}
      <span>{children}</span>
    </span>
  );
}

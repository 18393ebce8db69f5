import type { LucideIcon } from 'lucide-react';

interface IconProps {
  /** An outline of lucide-react: `<Icon of={Search} />`. */
  readonly of: LucideIcon;
  /** Side in px. */
  readonly size?: number;
  readonly className?: string;
}

/** An icon in the product's stroke. Decoration only: the text beside or around it is the name. */
export function Icon({ of: Outline, size = 16, className }: IconProps) {
  return (
    <Outline size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" className={className} />
  );
}

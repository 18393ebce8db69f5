import type { LucideIcon } from 'lucide-react';

interface IconProps {
  /** Icon component of lucide-react: `<Icon of={Search} />`. */
  readonly of: LucideIcon;
  /** Width and height in px. */
  readonly size?: number;
  readonly className?: string;
}

/** Decorative icon with the product's stroke width. The accessible name comes from the surrounding or adjacent text. */
export function Icon({ of: Outline, size = 16, className }: IconProps) {
  return (
    <Outline size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" className={className} />
  );
}

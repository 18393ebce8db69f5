interface SkeletonBarProps {
  /** Width in px or as a CSS length. */
  readonly width: number | string;
  /** Height in px. The default is the height of small text. `line` is the line height of the surrounding text. */
  readonly height?: number | 'line';
  /** Bottom margin in px. */
  readonly below?: number;
  readonly isRound?: boolean;
}

/**
 * Grey bar in place of text that is loading. It is decorative. Another element must announce the loading to screen
 * readers.
 */
export function SkeletonBar({ width, height = 12, below = 0, isRound = false }: SkeletonBarProps) {
  const look = height === 'line' ? 'vg-bar vg-bar-line' : isRound ? 'vg-bar vg-bar-round' : 'vg-bar';
  const size = height === 'line' ? { width } : { width, height, marginBottom: below };
  return <span className={look} style={size} />;
}

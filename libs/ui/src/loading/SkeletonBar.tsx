interface SkeletonBarProps {
  /** In px, or a share of the line. */
  readonly width: number | string;
  /** In px; that of small text by default. `line`: as much room as a line of the text around it. */
  readonly height?: number | 'line';
  /** Room below it, in px. */
  readonly below?: number;
  readonly isRound?: boolean;
}

/** A grey bar in the place of a text that is on its way. Decoration: what loads is announced elsewhere. */
export function SkeletonBar({ width, height = 12, below = 0, isRound = false }: SkeletonBarProps) {
  const look = height === 'line' ? 'vg-bar vg-bar-line' : isRound ? 'vg-bar vg-bar-round' : 'vg-bar';
  const size = height === 'line' ? { width } : { width, height, marginBottom: below };
  return <span className={look} style={size} />;
}

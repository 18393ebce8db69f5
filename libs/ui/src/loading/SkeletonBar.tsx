interface SkeletonBarProps {
  /** In px, or a share of the line. */
  readonly width: number | string;
  /** In px. */
  readonly height?: number;
  /** Room below it, in px. */
  readonly below?: number;
}

/** A grey bar in the place of a text that is on its way. Decoration: what loads is announced elsewhere. */
export function SkeletonBar({ width, height = 12, below = 0 }: SkeletonBarProps) {
  return <span className="vg-bar" style={{ width, height, marginBottom: below }} />;
}

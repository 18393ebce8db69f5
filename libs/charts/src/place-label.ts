import { PIE_PAD_ANGLE_DEGREES } from './pie-measures';
import type { Turn } from './slice-turns';

/** Position and style of a label. Its midpoint is at x, y, and the centre of the ring is at 0, 0. */
export interface PlacedLabel {
  /** Displayed name, truncated if it does not fit. */
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Clockwise rotation in degrees, from -90 to 90, so that the label is never upside down. */
  readonly turn: number;
  /** Font size, in the same unit as the radii. */
  readonly size: number;
}

interface Room extends Turn {
  readonly inner: number;
  readonly outer: number;
}

interface LabelStyle {
  /** Font size in px. */
  readonly size: number;
  readonly isLevel: boolean;
}

/** Label styles in order of preference. Horizontal labels come before labels along the slice. */
const LABEL_STYLES: readonly LabelStyle[] = [
  { size: 12, isLevel: true },
  { size: 11, isLevel: true },
  { size: 12, isLevel: false },
  { size: 11, isLevel: false },
  { size: 10, isLevel: false },
];
const SMALLEST: LabelStyle = { size: 10, isLevel: false };

/** Margin around a label in px. */
const MARGIN = 1.5;

/** Height of capital letters and part of the descenders, in ems. */
const LETTER_HEIGHT = 0.85;

const RADIANS = Math.PI / 180;

/**
 * Places a label inside its slice.
 * @param room slice with its radii in units of the drawing
 * @param scale screen px per unit of the drawing, so that the font size in px is constant
 * @returns the label; a name that does not fit is truncated with an ellipsis
 */
export function placeLabel(name: string, room: Room, scale: number): PlacedLabel {
  const style = LABEL_STYLES.find((one) => fits(name, room, one, scale));
  if (style) return labelAt(name, room, style, scale);
  const letters = [...name];
  let kept = letters.length - 1;
  while (kept > 1 && !fits(cut(letters, kept), room, SMALLEST, scale)) kept -= 1;
  return labelAt(kept < 1 ? name : cut(letters, kept), room, SMALLEST, scale);
}

const cut = (letters: readonly string[], kept: number) => `${letters.slice(0, kept).join('').trimEnd()}…`;

function labelAt(
  text: string,
  { from, to, inner, outer }: Room,
  { size, isLevel }: LabelStyle,
  scale: number,
): PlacedLabel {
  const middle = (from + to) * 180;
  const radius = (inner + outer) / 2;
  return {
    text,
    x: radius * Math.sin(middle * RADIANS),
    y: -radius * Math.cos(middle * RADIANS),
    turn: isLevel ? 0 : middle - (middle > 180 ? 270 : 90),
    size: size / scale,
  };
}

/** Returns true if the full label fits inside its slice. The coordinates place the middle of the slice at 3 o'clock. */
function fits(
  text: string,
  { from, to, inner, outer }: Room,
  { size, isLevel }: LabelStyle,
  scale: number,
): boolean {
  const [width, height] = [
    ((widthOf(text) * size) / 2 + MARGIN) / scale,
    ((LETTER_HEIGHT * size) / 2 + MARGIN) / scale,
  ];
  const radius = (inner + outer) / 2;
  const lean = isLevel ? (90 - (from + to) * 180) * RADIANS : 0;
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const nearest = Math.hypot(
    Math.max(0, Math.abs(radius * cos) - width),
    Math.max(0, Math.abs(radius * sin) - height),
  );
  const reach = ((to - from) * 180 - PIE_PAD_ANGLE_DEGREES / 2) * RADIANS;
  const corners = [
    { along: width, across: height },
    { along: width, across: -height },
    { along: -width, across: height },
    { along: -width, across: -height },
  ];
  return (
    nearest >= inner &&
    corners.every(({ along, across }) => {
      const [x, y] = [radius + along * cos - across * sin, along * sin + across * cos];
      return Math.hypot(x, y) <= outer && Math.abs(Math.atan2(y, x)) <= reach;
    })
  );
}

const NARROW = /[fijlrtI.,:;|!'() -]/;
const WIDE = /[mwMW%@…]/;

/** Returns the approximate width of a semibold text, in ems. */
function widthOf(text: string): number {
  return [...text].reduce(
    (sum, letter) =>
      sum +
      (NARROW.test(letter) ? 0.38 : WIDE.test(letter) ? 0.92 : letter === letter.toLowerCase() ? 0.61 : 0.75),
    0,
  );
}

/** Range of a text in Unicode code points. `end` is exclusive. */
export interface TextPlace {
  readonly start: number;
  readonly end: number;
}

export interface TextPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Splits a text into marked and unmarked pieces. Overlapping and adjacent ranges are joined. Ranges outside the text
 * are ignored.
 * @returns non-empty pieces that together form the text
 */
export function markedText(text: string, places: readonly TextPlace[]): TextPiece[] {
  const points = [...text];
  const pieces: TextPiece[] = [];
  const push = (from: number, to: number, isMarked: boolean) => {
    if (to > from) pieces.push({ text: points.slice(from, to).join(''), isMarked });
  };
  let done = 0;
  for (const { start, end } of joined(places, points.length)) {
    push(done, start, false);
    push(start, end, true);
    done = end;
  }
  push(done, points.length, false);
  return pieces;
}

function joined(places: readonly TextPlace[], length: number): TextPlace[] {
  const inside = places
    .map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(length, end) }))
    .filter(({ start, end }) => end > start)
    .sort((one, other) => one.start - other.start);
  const found: TextPlace[] = [];
  for (const place of inside) {
    const last = found.at(-1);
    if (last && place.start <= last.end)
      found[found.length - 1] = { start: last.start, end: Math.max(last.end, place.end) };
    else found.push(place);
  }
  return found;
}

/** Range of a text in code points. `end` is exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Abbreviations in lower case whose full stop does not end a sentence. */
const ABBREVIATIONS = new Set(
  (
    'dr prof mio mrd mill nr st fr bzw ca resp inkl etc vs mr ms mme co ltd inc jh jan feb mär sept okt nov dez abs art ' +
    'z b d h u a s no ing lic dipl rer nat sa r l'
  ).split(' '),
);

/**
 * Splits a text into clauses at line breaks, sentence ends and semicolons. Full stops in numbers, names and
 * abbreviations do not end a clause.
 * @param points code points of the text
 */
export function clausesOf(points: readonly string[]): Stretch[] {
  const clauses: Stretch[] = [];
  let start = 0;
  const close = (end: number) => {
    if (points.slice(start, end).some((point) => /\S/u.test(point))) clauses.push({ start, end });
    start = end;
  };
  points.forEach((point, at) => {
    if (point === '\n') close(at + 1);
    else if (/[!?;…]/u.test(point)) close(at + 1);
    else if (point === '.' && endsSentence(points, at)) close(at + 1);
  });
  close(points.length);
  return clauses;
}

function endsSentence(points: readonly string[], at: number): boolean {
  const next = points[at + 1];
  if (next !== undefined && !/[\s"'»“”)\]]/u.test(next)) return false;
  let from = at;
  while (from > 0 && at - from < 12 && /[\p{L}\p{N}]/u.test(points[from - 1] ?? '')) from -= 1;
  const word = points.slice(from, at).join('').toLowerCase();
  if (ABBREVIATIONS.has(word)) return false;
  // '1. Januar' continues the sentence, while '... im Jahr 2019.' ends it.
  return !/^\d{1,2}$/u.test(word);
}

/** Returns the line at a position. In a stored article, each paragraph is one line. */
export function paragraphAt(points: readonly string[], at: number): Stretch {
  // The condition is needed because `lastIndexOf` counts negative positions from the end.
  const before = at === 0 ? -1 : points.lastIndexOf('\n', at - 1);
  const after = points.indexOf('\n', at);
  return { start: before + 1, end: after < 0 ? points.length : after };
}

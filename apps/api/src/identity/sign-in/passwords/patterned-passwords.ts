/** Rows of common keyboards, and the digits and letters in order. */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
] as const;
const SYMBOLS = [...'0123456789abcdefghijklmnopqrstuvwxyz'];
const SHORTEST = 8;
const LONGEST = 12;
const FIRST_YEAR = 1940;
const LAST_YEAR = 2030;

/**
 * Yields passwords with a pattern: repetitions, keyboard sequences and dates. The lists of common passwords come from
 * strength estimators. They omit such passwords, because estimators detect the pattern.
 */
export function* patternedPasswords(): Generator<string> {
  yield* repeated();
  yield* runs();
  yield* dates();
}

function* repeated(): Generator<string> {
  for (let length = SHORTEST; length <= LONGEST; length++) {
    for (const symbol of SYMBOLS) yield symbol.repeat(length);
    if (length % 2 === 0)
      for (const one of SYMBOLS) for (const other of SYMBOLS) yield (one + other).repeat(length / 2);
  }
  for (const part of [...numbersOf(3), ...partsOfRows(3)]) {
    yield part.repeat(3);
    yield part.repeat(4);
  }
  for (const part of [...numbersOf(4), ...partsOfRows(4)]) yield part.repeat(2);
  for (const part of partsOfRows(5)) yield part.repeat(2);
}

function* runs(): Generator<string> {
  for (let length = SHORTEST; length <= LONGEST; length++) yield* partsOfRows(length);
}

function* dates(): Generator<string> {
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++)
    for (let month = 1; month <= 12; month++)
      for (let day = 1; day <= 31; day++) {
        const [mm, dd] = [String(month).padStart(2, '0'), String(day).padStart(2, '0')];
        yield `${dd}${mm}${year}`;
        yield `${year}${mm}${dd}`;
      }
}

function numbersOf(digits: number): string[] {
  return Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'));
}

/** Returns all parts of the rows that have the given length, forwards and backwards. */
function partsOfRows(length: number): string[] {
  return ROWS.flatMap((row) => [row, [...row].reverse().join('')]).flatMap((row) =>
    Array.from({ length: Math.max(0, row.length - length + 1) }, (_, at) => row.slice(at, at + length)),
  );
}

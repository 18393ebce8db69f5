import type { Span } from './name-spans';
import type { Reading } from './reading';
import { shapeOf } from './word-kinds';

/** Number of words on each side of a mention that count regardless of their order. */
const WINDOW = 8;
/** Word kinds whose proximity provides no information. */
const PLAIN = new Set(['lower', 'Proper', 'Common']);

/** Adds features for the words and word kinds around one mention. */
export function contextFeatures(features: Set<string>, reading: Reading, { from, to }: Span): void {
  const { tokens, kinds, folded } = reading;
  const before = (distance: number) => folded[from - distance] ?? '^';
  const after = (distance: number) => folded[to + distance - 1] ?? '$';
  const kind = (at: number) => kinds[at] ?? '-';
  features
    .add(`before=${before(1)}`)
    .add(`before 2=${before(2)}`)
    .add(`before both=${before(2)} ${before(1)}`)
    .add(`after=${after(1)}`)
    .add(`after 2=${after(2)}`)
    .add(`after both=${after(1)} ${after(2)}`)
    .add(`after three=${after(1)} ${after(2)} ${after(3)}`)
    .add(`around=${before(1)}|${after(1)}`)
    .add(`kinds around=${kind(from - 1)}|${kind(to)}`)
    .add(`kinds before=${kind(from - 2)} ${kind(from - 1)}`)
    .add(`kinds after=${kind(to)} ${kind(to + 1)}`)
    .add(`three kinds after=${kind(to)} ${kind(to + 1)} ${kind(to + 2)}`)
    .add(`before ends=${before(1).slice(-4)}`)
    .add(`before form=${shapeOf(tokens[from - 1]?.text ?? '^')} ${before(1).slice(-3)}`)
    .add(`after ends=${after(1).slice(-4)}`);
  if (tokens[from]?.first === true) features.add('begins a sentence');
  const line = tokens[from]?.line;
  for (let distance = 1; distance <= WINDOW; distance += 1) {
    if (tokens[from - distance]?.line === line) features.add(`left=${before(distance)}`);
    if (tokens[to + distance - 1]?.line === line) features.add(`right=${after(distance)}`);
    if (distance > 4) continue;
    const near = distance < 3 ? 'near' : 'far';
    if (!PLAIN.has(kind(from - distance))) features.add(`left kind=${kind(from - distance)} ${near}`);
    if (!PLAIN.has(kind(to + distance - 1))) features.add(`right kind=${kind(to + distance - 1)} ${near}`);
  }
}

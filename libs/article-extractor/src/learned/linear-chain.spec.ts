import fc from 'fast-check';
import { latticeOf, spanProbability } from './linear-chain';

const NEVER = -1e4;
const number = fc.double({ min: -3, max: 3, noNaN: true });
const chain = fc.record({
  weights: fc.array(number, { minLength: 12, maxLength: 12 }),
  steps: fc.array(number, { minLength: 8, maxLength: 8 }),
  tokens: fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 5 }),
});

/** Returns all possible label sequences for the given number of tokens. */
function labellings(length: number): number[][] {
  if (length === 0) return [[]];
  return labellings(length - 1).flatMap((rest) => [0, 1, 2].map((label) => [...rest, label]));
}

test('the probability of a name is the share of possible labellings that contain it', () => {
  fc.assert(
    fc.property(chain, ({ weights, steps, tokens }) => {
      const transitions = [...steps.slice(0, 2), NEVER, ...steps.slice(2)];
      const weightOf = (labels: readonly number[]) =>
        labels.reduce(
          (sum, label, at) =>
            sum +
            (weights[(tokens[at] ?? 0) * 3 + label] ?? 0) +
            (at === 0 ? (label === 2 ? NEVER : 0) : (transitions[(labels[at - 1] ?? 0) * 3 + label] ?? 0)),
          0,
        );
      const all = labellings(tokens.length).map((labels) => ({ labels, share: Math.exp(weightOf(labels)) }));
      const total = all.reduce((sum, { share }) => sum + share, 0);
      const lattice = latticeOf(
        { weights, transitions },
        tokens.map((token) => Uint32Array.of(token)),
      );
      for (let from = 0; from < tokens.length; from += 1) {
        for (let to = from + 1; to <= tokens.length; to += 1) {
          const has = ({ labels }: { labels: readonly number[] }) =>
            labels[from] === 1 &&
            labels.slice(from + 1, to).every((label) => label === 2) &&
            labels[to] !== 2;
          const wanted = all.filter(has).reduce((sum, { share }) => sum + share, 0) / total;
          expect(spanProbability({ weights, transitions }, lattice, { from, to })).toBeCloseTo(wanted, 6);
        }
      }
    }),
    { numRuns: 50 },
  );
});

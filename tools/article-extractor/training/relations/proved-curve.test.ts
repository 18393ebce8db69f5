import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calibrated } from '../../../../libs/article-extractor/src/learned/name-model';
import { provedCurve } from './proved-curve';

/** So many claims of a score, of which every n-th is wrong; 0: none. */
const claims = (score: number, count: number, wrong: number) =>
  Array.from({ length: count }, (_, at) => ({ score, isTrue: wrong === 0 || at % wrong !== 0 }));

describe('the probability of values that a quote proves', () => {
  it('rises with the score', () => {
    const odd = [...claims(0.1, 10, 0), ...claims(0.3, 20, 2), ...claims(0.9, 40, 0)];
    const values = provedCurve(odd).map(([, probability]) => probability);
    assert.deepEqual(
      values,
      [...values].sort((a, b) => a - b),
    );
  });
  it('is about the share of right ones where there are many', () => {
    const curve = provedCurve([...claims(0.3, 200, 2), ...claims(0.7, 200, 5), ...claims(0.95, 200, 20)]);
    for (const [score, right] of [
      [0.3, 0.5],
      [0.7, 0.8],
      [0.95, 0.95],
    ] as const)
      assert.ok(Math.abs(calibrated(curve, score) - right) < 0.03, `${score}`);
  });
  it('is no surer than so many claims can show', () => {
    assert.ok(calibrated(provedCurve(claims(0.99, 8, 0)), 1) <= 9 / 10);
  });
});

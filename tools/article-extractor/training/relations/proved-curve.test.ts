import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calibrated } from '../../../../libs/article-extractor/src/learned/name-model';
import { provedCurve } from './proved-curve';

/** Creates claims with the given score. Every n-th claim is wrong; if n is 0, all claims are correct. */
const claims = (score: number, count: number, wrong: number) =>
  Array.from({ length: count }, (_, at) => ({ score, isTrue: wrong === 0 || at % wrong !== 0 }));

describe('probability of proved values', () => {
  it('the probability of proved values rises with the score', () => {
    const odd = [...claims(0.1, 10, 0), ...claims(0.3, 20, 2), ...claims(0.9, 40, 0)];
    const values = provedCurve(odd).map(([, probability]) => probability);
    assert.deepEqual(
      values,
      [...values].sort((a, b) => a - b),
    );
  });
  it('for large samples the probability of proved values is close to the share of correct values', () => {
    const curve = provedCurve([...claims(0.3, 200, 2), ...claims(0.7, 200, 5), ...claims(0.95, 200, 20)]);
    for (const [score, right] of [
      [0.3, 0.5],
      [0.7, 0.8],
      [0.95, 0.95],
    ] as const)
      assert.ok(Math.abs(calibrated(curve, score) - right) < 0.03, `${score}`);
  });
  it('the probability of proved values is no more certain than the number of claims allows', () => {
    assert.ok(calibrated(provedCurve(claims(0.99, 8, 0)), 1) <= 9 / 10);
  });
});

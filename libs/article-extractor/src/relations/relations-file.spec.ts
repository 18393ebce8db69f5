import { FEATURE_COUNT } from '../learned/feature-hash';
import type { RelationModel } from './relation-model';
import { readRelations, writeRelations } from './relations-file';

const forest = {
  base: -1,
  trees: [
    { features: [0, -1, -1], limits: [2.5, 0, 0], left: [1, 0, 0], right: [2, 0, 0], values: [0, -0.5, 1] },
  ],
};
const steps = [
  [0.1, 0.05],
  [0.9, 0.97],
] as const;
const calibration = {
  sum: steps,
  raised: steps,
  place: steps,
  year: steps,
  person: steps,
  investor: steps,
  award: steps,
};
const model: RelationModel = {
  weights: Float32Array.from({ length: FEATURE_COUNT }, (_, at) => (at % 255) - 127),
  forests: { sum: forest, place: forest, year: forest, person: forest, investor: forest, award: forest },
  calibration,
  proved: {
    ...calibration,
    award: [
      [0.2, 0.4],
      [0.8, 0.99],
    ],
  },
};

test('a stored relation model is read back unchanged', () => {
  const read = readRelations(writeRelations(model));
  expect(Array.from(read.weights).slice(0, 300)).toEqual(Array.from(model.weights).slice(0, 300));
  expect([read.forests, read.calibration, read.proved]).toEqual([
    model.forests,
    model.calibration,
    model.proved,
  ]);
});

test('the same relation model is always stored as the same bytes', () => {
  expect(Buffer.compare(writeRelations(model), writeRelations(readRelations(writeRelations(model))))).toBe(0);
});

test('a truncated relation model file is refused', () => {
  expect(() => readRelations(writeRelations(model).subarray(0, -1))).toThrow(
    'The weights of the relations are incomplete.',
  );
});

import { FEATURE_COUNT, featureNumber } from './feature-hash';
import { furnitureScores, withoutFurniture } from './furniture';
import { lexiconOf } from './lexicon';
import { calibrated, scoreNames } from './name-model';
import { readNames, writeNames } from './names-file';
import { readingOf } from './reading';
import { TAG_WEIGHTS } from './tag-features';

const NO_WORDS = lexiconOf(new Uint8Array(8));

/** Returns a tree that adds 1 if the first value exceeds the limit. */
const stump = (limit: number) => ({
  features: [0, -1, -1],
  limits: [limit, 0, 0],
  left: [1, 0, 0],
  right: [2, 0, 0],
  values: [0, -1, 1],
});

/** Returns a model with weights for a few features. */
function modelOf(known: Readonly<Record<string, number>>) {
  const weights = new Float32Array(FEATURE_COUNT);
  const furniture = new Float32Array(FEATURE_COUNT);
  for (const [name, weight] of Object.entries(known)) {
    if (name.startsWith('line ')) furniture[featureNumber(name)] = weight;
    else weights[featureNumber(name)] = weight;
  }
  const none = new Float32Array(FEATURE_COUNT);
  return {
    furniture,
    weights,
    company: none,
    institution: none,
    article: none,
    // The score increases with the first value, which is the log-odds of the regression.
    forests: [{ base: 0, trees: [-2, 0, 2, 4].map(stump) }],
    floor: 0.9,
    proposed: 0.1,
    seen: [7],
    chain: { weights: new Float32Array(TAG_WEIGHTS), transitions: [0, 0, -1e4, 0, 0, 0, 0, 0, 0] },
    calibration: [
      [0, 0],
      [1, 1],
    ] as const,
  };
}

test('the most likely company names come first, and a part of a more likely name is dropped', () => {
  const model = modelOf({ 'before=startup': 9, 'length=2': 40 });
  const reading = readingOf('News', 'The startup Alpha Robotics grows. Berta sleeps.', 'en', NO_WORDS);
  const names = scoreNames(model, reading, []).map(({ candidate }) => candidate.text);
  expect(names[0]).toBe('Alpha Robotics');
  expect(names).toContain('Berta');
  expect(names).not.toContain('Robotics');
});

test('page furniture is replaced by blanks, so that all positions remain valid', () => {
  const { furniture } = modelOf({ 'line word=cookies': 9 });
  const text = 'We use cookies\nAlpha grows';
  expect(withoutFurniture(text, furnitureScores(text, furniture))).toBe('              \nAlpha grows');
});

const STORED_AS_BYTES = {
  furniture: null,
  weights: null,
  company: null,
  institution: null,
  article: null,
  chain: null,
};

test('a stored extraction model is read back with at most the rounding error of its weights', () => {
  const model = modelOf({ 'before=startup': 40, 'length=2': 4, 'line word=cookies': 9 });
  const read = readNames(writeNames(model));
  for (const name of ['before=startup', 'length=2', 'after=none'])
    expect(read.weights[featureNumber(name)]).toBeCloseTo(model.weights[featureNumber(name)] ?? 0, 0);
  expect({ ...read, ...STORED_AS_BYTES }).toEqual({ ...model, ...STORED_AS_BYTES });
  expect(read.chain.transitions).toEqual(model.chain.transitions);
  expect(() => readNames(writeNames(model).subarray(0, 1_000))).toThrow('incomplete');
});

test('the probability of a score lies between the probabilities of the neighbouring scores', () => {
  const pairs = [
    [0.2, 0.1],
    [0.6, 0.9],
  ] as const;
  const probabilities = [0, 0.2, 0.4, 0.6, 1].map((score) => calibrated(pairs, score).toFixed(3));
  expect(probabilities).toEqual(['0.100', '0.100', '0.500', '0.900', '0.900']);
});

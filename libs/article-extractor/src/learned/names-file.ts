import { FEATURE_COUNT } from './feature-hash';
import type { NameModel } from './name-model';
import { TAG_WEIGHTS } from './tag-features';
import type { Forest } from './trees';

/** Name model with its decision thresholds. */
export interface TrainedNames extends NameModel {
  /** Minimum probability for accepting a name. In cross-validation, the precision is 0.97. */
  readonly floor: number;
  /**
   * Minimum probability for proposing a name. In cross-validation, the recall is 0.90 or the maximum possible recall.
   */
  readonly proposed: number;
  /** Fingerprints of the training articles (see `fingerprintOf`). */
  readonly seen: readonly number[];
}

/** JSON header line that precedes the weights. */
interface Header {
  /** Step sizes of the weights in each part. The weights are stored as signed bytes. */
  readonly scales: readonly number[];
  readonly transitions: readonly number[];
  readonly forests: readonly Forest[];
  readonly calibration: readonly (readonly [number, number])[];
  readonly floor: number;
  readonly proposed: number;
  readonly seen: readonly number[];
}

const LARGEST_BYTE = 127;
const REGRESSIONS = ['furniture', 'weights', 'company', 'institution', 'article'] as const;

/**
 * Serialises a model to 3 MB. The weights are rounded to 255 steps, which does not change the first three decimals of a
 * result.
 */
export function writeNames(model: TrainedNames): Uint8Array {
  const { chain, forests, calibration, floor, proposed, seen } = model;
  const parts = [...REGRESSIONS.map((name) => model[name]), chain.weights];
  const scales = parts.map(step);
  const header: Header = {
    scales,
    transitions: Array.from(chain.transitions, (value) => Number(value.toPrecision(6))),
    forests,
    calibration,
    floor,
    proposed,
    seen,
  };
  const line = Buffer.from(`${JSON.stringify(header)}\n`);
  return Buffer.concat([line, ...parts.map((part, index) => rounded(part, scales[index] ?? 1))]);
}

const step = (values: ArrayLike<number>): number => {
  let most = 1e-9;
  for (let at = 0; at < values.length; at += 1) most = Math.max(most, Math.abs(values[at] ?? 0));
  return most / LARGEST_BYTE;
};

const rounded = (values: ArrayLike<number>, scale: number): Uint8Array =>
  new Uint8Array(Int8Array.from(values, (value) => Math.round(value / scale)).buffer);

/**
 * Parses a serialised model.
 * @throws Error if {@link writeNames} did not write the file
 */
export function readNames(file: Uint8Array): TrainedNames {
  const end = file.indexOf(10);
  const header = JSON.parse(Buffer.from(file.subarray(0, end)).toString('utf8')) as Header;
  const bytes = file.subarray(end + 1);
  if (bytes.length !== FEATURE_COUNT * REGRESSIONS.length + TAG_WEIGHTS)
    throw new Error('The weights of the extractor are incomplete.');
  const { scales, transitions, ...rest } = header;
  const regression = (index: number) =>
    spread(bytes.subarray(index * FEATURE_COUNT, (index + 1) * FEATURE_COUNT), scales[index] ?? 1);
  const tags = bytes.subarray(FEATURE_COUNT * REGRESSIONS.length);
  return {
    ...rest,
    furniture: regression(0),
    weights: regression(1),
    company: regression(2),
    institution: regression(3),
    article: regression(4),
    chain: { weights: spread(tags, scales[REGRESSIONS.length] ?? 1), transitions },
  };
}

function spread(bytes: Uint8Array, scale: number): Float32Array {
  const signed = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  return new Float32Array(signed).map((value) => value * scale); // Float32Array.from takes many times as long
}

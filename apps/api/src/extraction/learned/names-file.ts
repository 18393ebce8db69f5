import { FEATURE_COUNT } from './feature-hash';
import type { NameModel } from './name-model';
import { TAG_WEIGHTS } from './tag-features';

/** What precedes the weights, as one line of JSON. */
interface Header {
  /** Of a step of the weights of the two regressions and of the tagger, which are stored as signed bytes. */
  readonly scales: readonly [number, number, number];
  readonly transitions: readonly number[];
  readonly calibration: readonly (readonly [number, number])[];
}

const LARGEST_BYTE = 127;

/** Writes a model in 1 MB: weights are rounded to 255 steps, which changes no figure in its third decimal. */
export function writeNames({ furniture, weights, chain, calibration }: NameModel): Uint8Array {
  const parts = [furniture, weights, chain.weights] as const;
  const scales = [step(furniture), step(weights), step(chain.weights)] as const;
  const header: Header = {
    scales,
    transitions: Array.from(chain.transitions, (value) => Number(value.toPrecision(6))),
    calibration,
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

/** @throws when the file is not one that {@link writeNames} made */
export function readNames(file: Uint8Array): NameModel {
  const end = file.indexOf(10);
  const header = JSON.parse(Buffer.from(file.subarray(0, end)).toString('utf8')) as Header;
  const bytes = file.subarray(end + 1);
  if (bytes.length !== FEATURE_COUNT * 2 + TAG_WEIGHTS)
    throw new Error('The weights of the extractor are incomplete.');
  const part = (from: number, to: number, scale: number) => spread(bytes.subarray(from, to), scale);
  const [furniture, names, tags] = header.scales;
  return {
    furniture: part(0, FEATURE_COUNT, furniture),
    weights: part(FEATURE_COUNT, FEATURE_COUNT * 2, names),
    chain: { weights: part(FEATURE_COUNT * 2, bytes.length, tags), transitions: header.transitions },
    calibration: header.calibration,
  };
}

function spread(bytes: Uint8Array, scale: number): Float32Array {
  const signed = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  return Float32Array.from(signed, (value) => value * scale);
}

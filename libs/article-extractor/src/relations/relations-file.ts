import { FEATURE_COUNT } from '../learned/feature-hash';
import type { RelationModel } from './relation-model';

/** JSON header line that precedes the weights. */
interface Header extends Pick<RelationModel, 'forests' | 'calibration' | 'proved'> {
  /** Step size of the weights, which are stored as signed bytes. */
  readonly scale: number;
}

const LARGEST_BYTE = 127;

/** Serialises a model as a JSON line with the trees, followed by one byte per weight. */
export function writeRelations({ weights, forests, calibration, proved }: RelationModel): Uint8Array {
  let most = 1e-9;
  for (let at = 0; at < FEATURE_COUNT; at += 1) most = Math.max(most, Math.abs(weights[at] ?? 0));
  const scale = most / LARGEST_BYTE;
  const header: Header = { scale, forests, calibration, proved };
  const bytes = Int8Array.from({ length: FEATURE_COUNT }, (_, at) => Math.round((weights[at] ?? 0) / scale));
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), new Uint8Array(bytes.buffer)]);
}

/**
 * Parses a serialised model.
 * @throws Error if {@link writeRelations} did not write the file
 */
export function readRelations(file: Uint8Array): RelationModel {
  const end = file.indexOf(10);
  const { scale, forests, calibration, proved } = JSON.parse(
    Buffer.from(file.subarray(0, end)).toString('utf8'),
  ) as Header;
  const bytes = file.subarray(end + 1);
  if (bytes.length !== FEATURE_COUNT) throw new Error('The weights of the relations are incomplete.');
  const signed = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  return { weights: Float32Array.from(signed, (value) => value * scale), forests, calibration, proved };
}

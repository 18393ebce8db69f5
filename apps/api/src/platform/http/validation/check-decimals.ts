import { WEIGHT_DECIMALS } from '@vaglio/award-scoring';
import { badRequest } from '../errors/errors';

/** @throws 400 for more decimals than weights and settings are stored with: they would be rounded without a word */
export function checkDecimals(field: string, value: number): number {
  if (Number(value.toFixed(WEIGHT_DECIMALS)) !== value)
    throw badRequest(`${field} takes at most ${WEIGHT_DECIMALS} decimals.`);
  return value;
}

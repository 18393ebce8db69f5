import { WEIGHT_DECIMALS } from '@vaglio/award-scoring';
import { badRequest } from '../errors/errors';

/**
 * Returns a weight or setting unchanged. @throws 400 for more decimals than the database stores, instead of rounding
 */
export function checkDecimals(field: string, value: number): number {
  if (Number(value.toFixed(WEIGHT_DECIMALS)) !== value)
    throw badRequest(`${field} takes at most ${WEIGHT_DECIMALS} decimals.`);
  return value;
}

import { formatFraction } from '@vaglio/ui';

/** Formats a fraction with two decimals ('0.20'). A fraction with more decimals keeps all of them. */
export function fractionText(value: number | undefined): string {
  const short = formatFraction(value);
  return value === undefined || Number(short) === value ? short : String(value);
}

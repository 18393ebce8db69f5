import { formatFraction } from '@vaglio/ui';

/** '0.20', as temperatures and top-p are written; a finer one in full, so that no difference is rounded away. */
export function fractionText(value: number | undefined): string {
  const short = formatFraction(value);
  return value === undefined || Number(short) === value ? short : String(value);
}

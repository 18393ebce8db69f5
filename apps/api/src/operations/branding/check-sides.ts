import { groupDigits } from '@vaglio/startups-domain';
import { badRequest } from '../../platform/http/errors/errors';

/** A picture of few bytes may unpack to very many pixels. */
const MAX_SIDE = 2048;

/** @throws Refusal 400 for a picture without pixels, and for one with too many */
export function checkSides(width: number, height: number): void {
  for (const side of [width, height])
    if (side < 1 || side > MAX_SIDE)
      throw badRequest(`The logo is wider or higher than ${groupDigits(MAX_SIDE, 0)} pixels.`);
}

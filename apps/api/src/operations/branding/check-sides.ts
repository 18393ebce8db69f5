import { groupDigits } from '@vaglio/startups-domain';
import { badRequest } from '../../platform/http/errors/errors';

/** Maximum width and height in pixels, because a small file may unpack to very many pixels. */
const MAX_SIDE = 2048;

/** Checks the width and height of an image. @throws Refusal 400 when one is zero or too large */
export function checkSides(width: number, height: number): void {
  for (const side of [width, height])
    if (side < 1 || side > MAX_SIDE)
      throw badRequest(`The logo is wider or higher than ${groupDigits(MAX_SIDE, 0)} pixels.`);
}

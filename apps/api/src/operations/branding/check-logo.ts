import { badRequest } from '../../platform/http/errors/errors';
import { checkJpeg } from './check-jpeg';
import { checkPng } from './check-png';
import type { LOGO_KINDS } from '../../platform/db/schema/brand.table';

export type LogoKind = (typeof LOGO_KINDS)[number];

export const MAX_LOGO_BYTES = 100 * 1024;

/**
 * Refuses a file that is no logo: too large, in bytes or in pixels, animated, or not the picture it is sent as.
 * @throws Refusal 400
 */
export function checkLogo(kind: LogoKind, bytes: Buffer): void {
  if (bytes.length > MAX_LOGO_BYTES) throw badRequest('The logo is larger than 100 kB.');
  if (kind === 'image/png') checkPng(bytes);
  else checkJpeg(bytes);
}

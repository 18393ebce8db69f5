import { badRequest } from '../../platform/http/errors/errors';
import { checkJpeg } from './check-jpeg';
import { checkPng } from './check-png';
import type { LOGO_KINDS } from '../../platform/db/schema/brand.table';

export type LogoKind = (typeof LOGO_KINDS)[number];

export const MAX_LOGO_BYTES = 100 * 1024;

/**
 * Checks the size of a logo in bytes and pixels, that it is not animated, and that its content matches its type.
 * @throws Refusal 400
 */
export function checkLogo(kind: LogoKind, bytes: Buffer): void {
  if (bytes.length > MAX_LOGO_BYTES) throw badRequest('The logo is larger than 100 kB.');
  if (kind === 'image/png') checkPng(bytes);
  else checkJpeg(bytes);
}

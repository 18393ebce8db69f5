import type { SaveBrandApiArg } from '@vaglio/contract';
import { formatCount } from '@vaglio/ui';

/** Logo as sent in a request body. */
export type Logo = NonNullable<SaveBrandApiArg['brandInput']['logo']>;

const MAX_BYTES = 100 * 1024;
/** Maximum width and height of a logo, in px. */
export const MAX_LOGO_SIDE = 2048;
export const LOGO_KINDS: readonly Logo['kind'][] = ['image/png', 'image/jpeg'];

/**
 * Reads a selected file as a logo. It checks the size before the upload. The server checks the picture itself.
 * @returns the logo, or the reason why the file is not accepted
 */
export async function readLogoFile(file: File): Promise<Logo | string> {
  const kind = LOGO_KINDS.find((known) => known === file.type);
  if (kind === undefined) return 'Choose a PNG or JPEG file.';
  if (file.size > MAX_BYTES) return 'The logo is larger than 100 kB.';
  if (file.size === 0) return 'This file is empty.';
  const { width, height } = await sizeOf(file);
  if (Math.max(width, height) > MAX_LOGO_SIDE)
    return `The logo is wider or higher than ${formatCount(MAX_LOGO_SIDE)} pixels.`;
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onerror = () => resolve('This file cannot be read.');
    reader.onload = () => resolve({ kind, data: String(reader.result).replace(/^[^,]*,/, '') });
    reader.readAsDataURL(file);
  });
}

/**
 * Returns the size of a picture in px. If the browser cannot decode the picture, the size is 0, and only the server
 * checks it.
 */
async function sizeOf(file: File): Promise<{ width: number; height: number }> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return { width: 0, height: 0 };
  }
}

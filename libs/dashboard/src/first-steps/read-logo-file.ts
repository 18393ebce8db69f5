import type { SaveBrandApiArg } from '@vaglio/contract';

/** A logo as it is sent. */
export type Logo = NonNullable<SaveBrandApiArg['brandInput']['logo']>;

const MAX_BYTES = 100 * 1024;
export const LOGO_KINDS: readonly Logo['kind'][] = ['image/png', 'image/jpeg'];

/**
 * Reads a chosen file as a logo. The server checks the picture itself.
 * @returns the logo, or a message with the reason why the file cannot be one
 */
export async function readLogoFile(file: File): Promise<Logo | string> {
  const kind = LOGO_KINDS.find((known) => known === file.type);
  if (kind === undefined) return 'Choose a PNG or JPEG file.';
  if (file.size > MAX_BYTES) return 'The logo is larger than 100 kB.';
  if (file.size === 0) return 'This file is empty.';
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onerror = () => resolve('This file cannot be read.');
    reader.onload = () => resolve({ kind, data: String(reader.result).replace(/^[^,]*,/, '') });
    reader.readAsDataURL(file);
  });
}

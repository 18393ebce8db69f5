import type { SaveBrandApiArg } from './endpoints.gen';

/** A logo as it is sent. */
export type Logo = NonNullable<SaveBrandApiArg['brandInput']['logo']>;

const MAX_BYTES = 100 * 1024;
const KINDS: readonly Logo['kind'][] = ['image/png', 'image/svg+xml'];

/**
 * Reads a chosen file; whether it is a harmless picture is judged by the server.
 * @returns why it cannot be a logo, in words
 */
export async function readLogoFile(file: File): Promise<Logo | string> {
  const kind = KINDS.find((known) => known === file.type);
  if (kind === undefined) return 'Choose an SVG or a PNG file.';
  if (file.size > MAX_BYTES) return 'The logo is larger than 100 kB.';
  if (file.size === 0) return 'This file is empty.';
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onerror = () => resolve('This file cannot be read.');
    reader.onload = () => resolve({ kind, data: String(reader.result).replace(/^[^,]*,/, '') });
    reader.readAsDataURL(file);
  });
}

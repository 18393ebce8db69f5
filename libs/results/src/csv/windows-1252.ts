/** What windows-1252 has at 0x80 to 0x9F; a blank stands for the five bytes that mean nothing there. */
const HIGH_CHARACTERS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST_HIGH_BYTE = 0x80;
const CHUNK_BYTES = 8192;

/**
 * Text of windows-1252 bytes. By hand, because the decoders of some runtimes read these
 * bytes as iso-8859-1.
 * @returns null when a byte means nothing in windows-1252
 */
export function decodeWindows1252(bytes: Uint8Array): string | null {
  const characters = decodeLatin1(bytes).replace(/[\u0080-\u009F]/g, (character) =>
    HIGH_CHARACTERS.charAt(character.charCodeAt(0) - FIRST_HIGH_BYTE),
  );
  return bytes.some(isUnknown) ? null : characters;
}

/** Text of iso-8859-1 bytes: each byte is the character of its number. */
export function decodeLatin1(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES));
  }
  return text;
}

function isUnknown(byte: number): boolean {
  return HIGH_CHARACTERS.charAt(byte - FIRST_HIGH_BYTE) === ' ';
}

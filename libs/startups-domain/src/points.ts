/**
 * The points of a pros or risks text: one per line, without the sign that a person or a model put before it.
 * @returns [] for no text. Never throws.
 */
export function toPoints(text: string | null): string[] {
  return (text ?? '')
    .split(/\r?\n|•/)
    .map((line) => line.replace(/^\s*(?:[-–—*+·]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '');
}

/** Of a part that stays on the screen when its page is printed. */
export const NOT_PRINTED = { '@media print': { display: 'none' } };

/**
 * The selector of all that is neither marked to be printed, nor inside or around what is.
 * @param mark the name of the attribute that marks it, 'data-document'
 */
export function allBut(mark: string): string {
  return `body :not(:has([${mark}])):not([${mark}]):not([${mark}] *)`;
}

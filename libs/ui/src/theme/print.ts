/** Style of elements that are hidden in print. */
export const NOT_PRINTED = { '@media print': { display: 'none' } };

/**
 * Returns a selector of all elements that neither are marked for print, nor are inside or around a marked element.
 * @param mark name of the attribute that marks elements, such as 'data-document'
 */
export function allBut(mark: string): string {
  return `body :not(:has([${mark}])):not([${mark}]):not([${mark}] *)`;
}

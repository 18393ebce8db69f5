const LONGEST_QUOTE = 60;
/** Maximum length of a company name that is checked. A valid name has 200 characters of up to two code units. */
export const LONGEST_NAME = 400;

/** Returns the text of a cell for a message, truncated. */
export const quote = (text: string): string => shortened(text, LONGEST_QUOTE);

/** Truncates a text to a number of characters and appends an ellipsis. Shorter texts are unchanged. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).toWellFormed()}…`;

/** A message's subject after the product's name, and its paragraphs after the greeting. */
export type Content = { subject: string; paragraphs: readonly string[] };

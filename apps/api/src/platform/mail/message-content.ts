/** A message's subject after the product's name, and its paragraphs after the greeting. */
export type Content = { subject: string; paragraphs: readonly string[] };

/** A text for one address, in the name of the product. */
export type Message = {
  from: string;
  to: string;
  subject: string;
  text: string;
  /** The same for readers that show it; without it the text alone. */
  html?: string;
  /** Where one press ends such mails (RFC 8058). */
  unsubscribe?: string;
  /** The part of the Message-ID before the @, the same at each attempt. */
  id?: string;
};

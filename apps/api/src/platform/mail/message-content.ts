/** Message content. The sender adds the greeting and prefixes the subject with the product name. */
export type Content = {
  subject: string;
  paragraphs: readonly string[];
  /** Greeting that replaces the default English greeting. */
  greeting?: string;
};

/** Mail to one recipient, sent in the name of the product. */
export type Message = {
  from: string;
  to: string;
  subject: string;
  text: string;
  /** HTML version of the message text. */
  html?: string;
  /** Address for one-click unsubscription (RFC 8058). */
  unsubscribe?: string;
  /** Part of the Message-ID before the @. It is the same for all attempts. */
  id?: string;
};

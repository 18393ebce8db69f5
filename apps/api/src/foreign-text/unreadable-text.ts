/** A foreign text that cannot be read, now or later; the message is shown to people. */
export class UnreadableText extends Error {}

/** A foreign text that cannot be read, now or later; the message is shown to people. */
export class UnreadableText extends Error {}

/** A foreign text whose thread was ended, because it took too long or too much memory, or ended itself. */
export class KilledReading extends UnreadableText {}

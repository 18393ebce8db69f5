/** Error for external text that can never be read. Its message is displayed to users. */
export class UnreadableText extends Error {}

/** Error for external text whose thread was killed because it used too much time or memory, or because it crashed. */
export class KilledReading extends UnreadableText {}

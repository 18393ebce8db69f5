interface Range {
  readonly start: number;
  readonly end: number;
}

/** A part of a text that gives way to another. */
export interface Edit extends Range {
  readonly text: string;
  /** The name that it is made for; '' for none. */
  readonly reason: string;
}

/** What a part of a text becomes. */
export function instead({ start, end }: Range, text: string, reason = ''): Edit {
  return { start, end, text, reason };
}

/** The text with all edits made; one within the range of another is part of it. */
export function edited(text: string, edits: readonly Edit[]): string {
  let made = '';
  let at = 0;
  for (const { start, end, text: by } of [...edits].sort((one, other) => one.start - other.start)) {
    if (start < at) continue;
    made += text.slice(at, start) + by;
    at = end;
  }
  return made + text.slice(at);
}

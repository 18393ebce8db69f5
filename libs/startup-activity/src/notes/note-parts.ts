/** Part of a note: plain text, a web address, or the name of a user. */
export interface NotePart {
  readonly kind: 'text' | 'link' | 'mention';
  readonly text: string;
}

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** Pattern of punctuation after a web address, which belongs to the sentence and not to the address. */
const AFTER_ADDRESS = /(?<![.,;:!?)\]}'»”])[.,;:!?)\]}'»”]+$/;

/**
 * Splits a note into parts that together are its text. Only http and https addresses become links.
 * @param mentions names of users with access; other names remain plain text
 */
export function noteParts(text: string, mentions: readonly string[]): NotePart[] {
  const parts: NotePart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(AFTER_ADDRESS, '');
    parts.push(...mentionParts(text.slice(end, index), mentions), { kind: 'link', text: address });
    end = index + address.length;
  }
  return [...parts, ...mentionParts(text.slice(end), mentions)];
}

/** Splits a text at the mentioned names. Longer names are matched before shorter names with the same beginning. */
function mentionParts(text: string, mentions: readonly string[]): NotePart[] {
  if (text === '') return [];
  const names = [...mentions].sort((a, b) => b.length - a.length);
  const places = names.map((name) => ({ name, at: text.indexOf(`@${name}`) })).filter(({ at }) => at >= 0);
  const first = places.reduce<(typeof places)[number] | null>(
    (best, place) => (best === null || place.at < best.at ? place : best),
    null,
  );
  if (first === null) return [{ kind: 'text', text }];
  const mention = `@${first.name}`;
  return [
    ...(first.at > 0 ? [{ kind: 'text', text: text.slice(0, first.at) } as const] : []),
    { kind: 'mention', text: mention },
    ...mentionParts(text.slice(first.at + mention.length), mentions),
  ];
}

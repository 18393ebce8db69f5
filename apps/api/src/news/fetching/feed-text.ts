import { UnreadableText } from '../../platform/threads/unreadable-text';

/** How far into a document its document type is looked for, in UTF-16 units: sets of HTML entities take 10,000. */
const PROLOGUE = 64_000;
/** How far behind the last item the end of a document is looked for, in UTF-16 units. */
const EPILOGUE = 2_000;
const ROOT_END = /<\/(?:[\w-]+:)?(?:rss|feed|rdf)\s*>/i;
const ITEM_END = /<\/(?:[\w-]{1,40}:)?(?:item|entry)\s{0,9}>/gi;
const DECLARATION = /<!ENTITY\s([^<>]*)>/g;
/** One character: `&#160;`, or `&#38;#38;` for those that markup needs. */
const ONE_CHARACTER = /^(?:&#38;|&)#(?:(\d{1,6})|x([\da-f]{1,5}));$/i;
const OF_XML: ReadonlySet<string> = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

/**
 * A document without its document type. Entities that it declares are replaced where each is one character, as in the
 * entity sets of HTML; external sets are never requested, because readers of feeds know the names of HTML.
 * @throws UnreadableText for entities that are more than one character
 */
export function withoutDoctype(text: string): string {
  const [start = ''] = /<!DOCTYPE|<[a-z]/i.exec(text.slice(0, PROLOGUE)) ?? [];
  if (!start.startsWith('<!')) return text;
  const from = text.indexOf(start);
  const [head = ''] = /^[^<>[]*/.exec(text.slice(from + 1, from + PROLOGUE)) ?? [];
  const opening = from + 1 + head.length;
  if (text[opening] === '>') return text.slice(0, from) + text.slice(opening + 1);
  const end = /\]\s{0,99}>/.exec(text.slice(opening, opening + PROLOGUE));
  if (text[opening] !== '[' || end === null) throw declaresEntities();
  const characters = declaredCharacters(text.slice(opening + 1, opening + end.index));
  const rest = text.slice(0, from) + text.slice(opening + end.index + end[0].length);
  return characters.size === 0
    ? rest
    : rest.replace(/&([\w.:-]{1,40});/g, (reference, name: string) => characters.get(name) ?? reference);
}

/** @param subset the declarations between the brackets of a document type */
function declaredCharacters(subset: string): Map<string, string> {
  const characters = new Map<string, string>();
  const others = subset.replace(DECLARATION, (_all, declaration: string) => {
    const isParameter = declaration.trimStart().startsWith('%'); // of the declarations themselves
    const [name = '', value = ''] = declaration.trim().split(/\s+/);
    if (isParameter) return '';
    const [, decimal, hex] = ONE_CHARACTER.exec(value.slice(1, -1)) ?? [];
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    if (Number.isNaN(code) || code === 0) throw declaresEntities();
    if (!OF_XML.has(name)) characters.set(name, String.fromCodePoint(code));
    return '';
  });
  if (/<!ENTITY/i.test(others)) throw declaresEntities();
  return characters;
}

const declaresEntities = () => new UnreadableText('The feed declares entities, which are not read.');

/** A feed that ends in the middle, up to the end of its last whole item; any other text as it is. */
export function wholeItems(text: string): string {
  if (text.trimStart().startsWith('{')) return text.trimEnd().endsWith('}') ? text : wholeJsonItems(text);
  if (ROOT_END.test(text.slice(-EPILOGUE))) return text;
  const end = [...text.matchAll(ITEM_END)].at(-1);
  return end ? text.slice(0, end.index + end[0].length) : text;
}

/** The level of the objects in the list of items of a JSON feed. */
const ITEM_LEVEL = 2;

function wholeJsonItems(text: string): string {
  let level = 0;
  let isInString = false;
  let end = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInString) {
      if (character === '\\') at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') level += 1;
    else if (character === '}' || character === ']') {
      level -= 1;
      if (character === '}' && level === ITEM_LEVEL) end = at + 1;
    }
  }
  return end === 0 ? text : `${text.slice(0, end)}]}`;
}

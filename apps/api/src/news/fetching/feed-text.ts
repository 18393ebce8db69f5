import { UnreadableText } from '../../platform/threads/unreadable-text';

/**
 * Length of the document start that is searched for the document type, in UTF-16 units. A set of HTML entities takes
 * 10,000.
 */
const PROLOGUE = 64_000;
/** Length of the document end that is searched for the closing root tag, in UTF-16 units. */
const EPILOGUE = 2_000;
const ROOT_END = /<\/(?:[\w-]+:)?(?:rss|feed|rdf)\s*>/i;
const ITEM_END = /<\/(?:[\w-]{1,40}:)?(?:item|entry)\s{0,9}>/gi;
const DECLARATION = /<!ENTITY\s([^<>]*)>/g;
/** Matches an entity value of a single character: `&#160;`, or `&#38;#38;` for a character that markup needs. */
const ONE_CHARACTER = /^(?:&#38;|&)#(?:(\d{1,6})|x([\da-f]{1,5}));$/i;
const OF_XML: ReadonlySet<string> = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

/**
 * Removes the document type from a feed. Declared entities are replaced if each is a single character, as in the
 * entity sets of HTML. External entity sets are never requested, because feed parsers know the names of HTML.
 * @throws UnreadableText for entities with more than one character
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

/**
 * Parses the entity declarations of a document type.
 * @param subset declarations between the brackets of the document type
 */
function declaredCharacters(subset: string): Map<string, string> {
  const characters = new Map<string, string>();
  const others = subset.replace(DECLARATION, (_all, declaration: string) => {
    const isParameter = declaration.trimStart().startsWith('%'); // parameter entity, used only within declarations
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

/** Truncates an incomplete feed after its last complete item. Any other text is returned unchanged. */
export function wholeItems(text: string): string {
  if (text.trimStart().startsWith('{')) return text.trimEnd().endsWith('}') ? text : wholeJsonItems(text);
  if (ROOT_END.test(text.slice(-EPILOGUE))) return text;
  const end = [...text.matchAll(ITEM_END)].at(-1);
  return end ? text.slice(0, end.index + end[0].length) : text;
}

/** Nesting level of the items in a JSON feed. */
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

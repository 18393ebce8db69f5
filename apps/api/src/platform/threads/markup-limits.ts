import { UnreadableText } from './unreadable-text';

/**
 * Limits for elements and depth. Typical pages have a few thousand elements with thirty levels; browsers allow 512
 * levels.
 */
export const MAX_ELEMENTS = 20_000;
export const MAX_DEPTH = 128;
/**
 * Maximum number of attributes, comments, character references and stray `<`. Each of them becomes a node of the tree.
 */
const MAX_SMALL_PARTS = 120_000;

const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr basefont frame keygen'.split(' '),
);
/** End tags of elements that contain raw text, in upper or lower case. */
const RAW_END: Readonly<Record<string, RegExp>> = {
  script: /<\/script/gi,
  style: /<\/style/gi,
  textarea: /<\/textarea/gi,
  title: /<\/title/gi,
};
const COMMENT_END = /--!?>/g;
/** Elements that are closed implicitly by the start tag of another element, as defined in the HTML standard. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  p: ['p'],
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  option: ['option'],
  optgroup: ['option', 'optgroup'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['td', 'th', 'tr'],
  tbody: ['td', 'th', 'tr', 'thead', 'tbody', 'tfoot'],
  tfoot: ['td', 'th', 'tr', 'thead', 'tbody', 'tfoot'],
};
/**
 * Matches the start of a comment, or a complete tag with its slash, name and attributes. An equals sign can match in
 * only one way, with or without a quoted value. A mismatch therefore causes no backtracking.
 */
const QUOTED = String.raw`\s*"[^"]*"|\s*'[^']*'`;
const TAG = new RegExp(
  `<(?:!--|(/?)([a-z][^\\s/>]*)(?![^\\s/>])((?:[^>=]|=(?:${QUOTED})|=(?!${QUOTED}))*)>)`,
  'giy',
);
/** Start of a tag that is never closed. It extends to the end of the text. */
const OPEN_TAG = /<\/?[a-z]/iy;

const ATTRIBUTE = /[^\s"'=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']+))?/g;

/**
 * Refuses markup that is nested too deeply or has too many parts. The markup is checked before a tree is built, because
 * the cost of processing a tree is the number of elements times the depth. The text is scanned once, and invalid markup
 * is interpreted almost as by the parser. `checkTree` is exact.
 * @param html any text, valid or not
 * @throws UnreadableText
 */
export function checkMarkup(html: string): void {
  const open: string[] = [];
  let elements = 0;
  let parts = html.match(/&/g)?.length ?? 0;
  let drawings = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    TAG.lastIndex = at;
    const match = TAG.exec(html);
    const name = match?.[2]?.toLowerCase();
    parts += match?.[3]?.match(ATTRIBUTE)?.length ?? 1;
    if (parts > MAX_SMALL_PARTS) throw tooMany();
    if (!match) {
      OPEN_TAG.lastIndex = at;
      if (OPEN_TAG.test(html)) return;
      at += 1;
      continue;
    }
    if (name === undefined) {
      at = endOf(html, COMMENT_END, at + 2);
    } else if (match[1] === '/') {
      const level = open.lastIndexOf(name);
      if (level >= 0) drawings -= open.splice(level).filter(isDrawing).length;
      at = TAG.lastIndex;
    } else {
      const rawEnd = RAW_END[name];
      at = rawEnd ? endOf(html, rawEnd, TAG.lastIndex) : TAG.lastIndex;
      elements += 1;
      if (elements > MAX_ELEMENTS) throw new UnreadableText(`It has more than ${MAX_ELEMENTS} elements.`);
      const isClosed = drawings > 0 && match[3]?.endsWith('/');
      if (VOID.has(name) || rawEnd || isClosed) continue;
      while (ENDS[name]?.includes(open.at(-1) ?? '')) open.pop();
      open.push(name);
      if (isDrawing(name)) drawings += 1;
      if (open.length > MAX_DEPTH) throw tooDeep();
    }
  }
}

/** Returns whether a self-closing slash closes the elements within this element. */
const isDrawing = (name: string) => name === 'svg' || name === 'math';

function endOf(html: string, mark: RegExp, from: number): number {
  mark.lastIndex = from;
  return mark.exec(html)?.index ?? html.length;
}

type TreeNode = {
  readonly firstChild: TreeNode | null;
  readonly nextSibling: TreeNode | null;
  readonly parentNode: TreeNode | null;
};

/**
 * Applies the limits of `checkMarkup` to a parsed tree, without recursion.
 * @throws UnreadableText
 */
export function checkTree(root: TreeNode): void {
  let nodes = 0;
  let depth = 0;
  for (let node: TreeNode | null = root; node;) {
    nodes += 1;
    if (depth > MAX_DEPTH) throw tooDeep();
    if (nodes > MAX_ELEMENTS + MAX_SMALL_PARTS) throw tooMany();
    if (node.firstChild) {
      node = node.firstChild;
      depth += 1;
      continue;
    }
    while (node && node !== root && !node.nextSibling) {
      node = node.parentNode;
      depth -= 1;
    }
    node = node === root ? null : (node?.nextSibling ?? null);
  }
}

const tooDeep = () => new UnreadableText(`It is nested more than ${MAX_DEPTH} levels deep.`);
const tooMany = () => new UnreadableText(`It has more than ${MAX_SMALL_PARTS} attributes and references.`);

import { UnreadableText } from './unreadable-text';

/** Pages that people read have a few thousand elements, thirty levels deep; browsers stop at 512 levels. */
export const MAX_ELEMENTS = 20_000;
export const MAX_DEPTH = 128;
/** Attributes, comments, character references and stray signs: each is a node of the tree as well. */
const MAX_SMALL_PARTS = 120_000;

const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr basefont frame keygen'.split(' '),
);
/** Where the text ends that is the content of these, however its case. */
const RAW_END: Readonly<Record<string, RegExp>> = {
  script: /<\/script/gi,
  style: /<\/style/gi,
  textarea: /<\/textarea/gi,
  title: /<\/title/gi,
};
const COMMENT_END = /--!?>/g;
/** Elements that the start of another one ends, as the HTML standard allows them to be left open. */
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
 * A comment's start, or a whole tag: slash, name, attributes. An equals sign has one reading only, with a quoted value
 * or without, so that a tag that does not match is given up at once.
 */
const QUOTED = String.raw`\s*"[^"]*"|\s*'[^']*'`;
const TAG = new RegExp(
  `<(?:!--|(/?)([a-z][^\\s/>]*)(?![^\\s/>])((?:[^>=]|=(?:${QUOTED})|=(?!${QUOTED}))*)>)`,
  'giy',
);
/** A tag that never ends holds the rest of the text. */
const OPEN_TAG = /<\/?[a-z]/iy;

const ATTRIBUTE = /[^\s"'=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']+))?/g;

/**
 * Refuses markup that is nested too deeply or has too many parts before a tree is built of it: what works on a tree
 * takes elements times depth. One pass over the text, which reads broken markup nearly as the parser does; `checkTree`
 * is exact.
 * @param html of any kind, however broken
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

/** Only within them does a slash end an element. */
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
 * The same limits on the tree itself, without recursion.
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

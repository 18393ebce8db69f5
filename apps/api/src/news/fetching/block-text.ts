import {
  childrenOf,
  isElement,
  isHidden,
  isInline,
  isText,
  lineOf,
  type PageElement,
  type PageNode,
} from './page-element';

const NOT_SHOWN = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'HEAD', 'TITLE']);
/** A longer cell is part of a layout, not of a table, in UTF-16 units. */
const LONGEST_CELL = 200;
/** What separates two texts, the weakest first. */
const SEPARATORS = ['', ' ', ', ', '\n'] as const;
const SENTENCE_END = /[.!?:;]$/;
type Separator = (typeof SEPARATORS)[number];

/**
 * The text of an element as a reader sees its parts: each block on lines of its own, the cells of a row as a list, and
 * elements of one line apart where two words would meet. How many elements are around a block makes no difference.
 */
export function blockText(root: PageElement): string {
  const parts: string[] = [];
  let pending: Separator = '';
  const separate = (separator: Separator) => {
    if (SEPARATORS.indexOf(separator) > SEPARATORS.indexOf(pending)) pending = separator;
  };
  const write = (text: string) => {
    const words = text.trim();
    if (words === '') return text === '' ? undefined : separate(' ');
    if (/^\s/.test(text)) separate(' ');
    if (parts.length > 0) parts.push(pending);
    parts.push(words);
    pending = /\s$/.test(text) ? ' ' : '';
  };
  const visit = (node: PageNode, betweenBlocks: Separator): void => {
    if (isText(node)) return write((node.textContent ?? '').replace(/\s+/g, ' '));
    if (!isElement(node) || NOT_SHOWN.has(node.nodeName.toUpperCase()) || isHidden(node)) return;
    const name = node.nodeName.toUpperCase();
    if (name === 'BR') return separate(betweenBlocks);
    if (name === 'PRE') return visitLines(node);
    const isCell = isDataCell(node);
    const around = isCell ? ', ' : isInline(node) ? '' : betweenBlocks;
    separate(around);
    visitChildren(node, isCell ? ', ' : betweenBlocks);
    if (name === 'TR' && isRecord(node) && !SENTENCE_END.test(parts.at(-1) ?? '')) parts.push('.');
    separate(around);
  };
  const visitChildren = (parent: PageElement, betweenBlocks: Separator) => {
    let before: PageNode | null = null;
    for (const child of childrenOf(parent)) {
      if (before !== null && isWordEnd(before, child)) separate(' ');
      visit(child, betweenBlocks);
      before = child;
    }
  };
  const visitLines = (preformatted: PageElement) => {
    for (const line of (preformatted.textContent ?? '').split('\n')) {
      separate('\n');
      write(line);
    }
    separate('\n');
  };
  visitChildren(root, '\n');
  return parts.join('');
}

const isDataCell = (node: PageNode): boolean =>
  /^T[DH]$/i.test(node.nodeName) && lineOf(node).length <= LONGEST_CELL;

/** Whether a row has several cells with text, each of them short: it then ends like a sentence. */
function isRecord(row: PageElement): boolean {
  const cells = childrenOf(row).filter((cell) => isElement(cell) && lineOf(cell) !== '');
  return cells.length > 1 && cells.every(isDataCell);
}

/** Whether a word ends between two elements of a line: '<b>AG</b><i>Zürich</i>', but not '<b>Z</b><i>ürich</i>'. */
function isWordEnd(before: PageNode, after: PageNode): boolean {
  if (!isElement(before) || !isElement(after) || !isInline(before) || !isInline(after)) return false;
  const [end, start] = [(before.textContent ?? '').slice(-2), (after.textContent ?? '').slice(0, 2)];
  return /[\p{L}\p{N}.!?]$/u.test(end) && /^\p{Lu}\p{Ll}/u.test(start);
}

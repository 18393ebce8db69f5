import { isFootnote } from './footnote';
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

/** Elements whose text does not belong to the story. Struck-out text is no longer valid. */
const NOT_SHOWN = new Set('SCRIPT STYLE TEMPLATE NOSCRIPT HEAD TITLE DEL S STRIKE'.split(' '));
/** Matches a number, unit or variable before an exponent. */
const BASE = /(?:\d|(?<![\p{L}.])(?:[cdkm]?m|[a-z]))$/u;
const EXPONENTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Maximum length of a table cell in UTF-16 units. Longer cells are part of a layout table. */
const LONGEST_CELL = 200;
/** Separators between two texts, in ascending order of strength. */
const SEPARATORS = ['', ' ', ', ', '\n'] as const;
const SENTENCE_END = /[.!?:;]$/;
type Separator = (typeof SEPARATORS)[number];

/**
 * Returns the text of an element as a browser displays it. Each block has its own line, the cells of a table row form
 * a list, and a space separates inline elements whose words would join. Wrapper elements have no effect.
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
  /** Writes exponents as 10⁶ and m². Footnotes are removed, because they would be attached to the previous word. */
  const writeExponent = (text: string) => {
    if (pending === '' && /^\d+$/.test(text) && BASE.test(parts.at(-1) ?? ''))
      write(text.replace(/\d/g, (digit) => EXPONENTS.charAt(Number(digit))));
  };
  const visit = (node: PageNode, betweenBlocks: Separator): void => {
    if (isText(node)) return write((node.textContent ?? '').replace(/\s+/g, ' '));
    if (!isElement(node) || NOT_SHOWN.has(node.nodeName.toUpperCase()) || isHidden(node)) return;
    const name = node.nodeName.toUpperCase();
    if (name === 'BR') return separate(betweenBlocks);
    if (name === 'PRE') return visitLines(node);
    if (name === 'SUP' && isFootnote(lineOf(node))) return writeExponent(lineOf(node));
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

/** Returns whether a table row has several short cells with text. Such a row ends like a sentence. */
function isRecord(row: PageElement): boolean {
  const cells = childrenOf(row).filter((cell) => isElement(cell) && lineOf(cell) !== '');
  return cells.length > 1 && cells.every(isDataCell);
}

/**
 * Returns whether a word ends between two inline elements. It does in '<b>AG</b><i>Zürich</i>', but not in
 * '<b>Z</b><i>ürich</i>'.
 */
function isWordEnd(before: PageNode, after: PageNode): boolean {
  if (!isElement(before) || !isElement(after) || !isInline(before) || !isInline(after)) return false;
  const [end, start] = [(before.textContent ?? '').slice(-2), (after.textContent ?? '').slice(0, 2)];
  return /[\p{L}\p{N}.!?]$/u.test(end) && /^\p{Lu}\p{Ll}/u.test(start);
}

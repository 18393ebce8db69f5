/** Of what is pressed, pointed at or written into: the drawing is not. `:not(:focus)` is another matter. */
const STATE = /(?<!:not\()(:hover|:active|:focus|:autofill|:-webkit-autofill)/;
const PSEUDO_ELEMENT = /::?(before|after|placeholder|marker|-webkit-[\w-]+|-moz-[\w-]+|-ms-[\w-]+)/g;
/** For browsers older than those that can run the app; nothing in a drawing changes. */
const NOT_NEEDED =
  /(^|;)(-webkit-(transition|animation|flex|align|justify|box-flex|flex-direction|user-select)[\w-]*|-ms-[\w-]+|-moz-[\w-]+|transition[\w-]*|cursor|display:-webkit-box(?=;display)|display:-ms-flexbox|display:-webkit-(inline-)?flex)(:[^;]*)?(?=;|$)/g;

/**
 * The rules that dress what was drawn.
 * @param rules as the app's styles have put them into a page: a selector or a condition, and a block
 * @param drawn all that was drawn, in one element
 */
export function usedStyles(rules: Iterable<string>, drawn: Element): string {
  return [...rules].map((rule) => usedPart(rule, drawn)).join('');
}

function usedPart(rule: string, drawn: Element): string {
  const [, head = '', block = ''] = /^([^{]*)\{(.*)\}$/s.exec(rule.trim()) ?? [];
  if (/^@(-webkit-|-moz-)/.test(head)) return '';
  if (/^@keyframes/.test(head)) return rule;
  if (head.startsWith('@')) {
    const inner = rulesIn(block).map((one) => usedPart(one, drawn));
    return inner.join('') === '' ? '' : `${head}{${inner.join('')}}`;
  }
  const declarations = block.replace(NOT_NEEDED, '$1').replace(/;+/g, ';').replace(/^;/, '');
  return declarations !== '' && isUsed(head, drawn) ? `${head}{${declarations}}` : '';
}

/** The rules of a block, none of which has blocks itself. */
function rulesIn(block: string): readonly string[] {
  return block.match(/[^{}]+\{[^{}]*\}/g) ?? [];
}

function isUsed(selectors: string, drawn: Element): boolean {
  const stateless = selectors.split(/,(?![^(]*\))/).filter((selector) => !STATE.test(selector));
  if (stateless.length === 0) return false;
  try {
    return stateless.some((one) => drawn.querySelector(one.replace(PSEUDO_ELEMENT, '')) !== null);
  } catch {
    return true; // a selector that only browsers know
  }
}

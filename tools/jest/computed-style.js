/** Each tag's `display` without any style of an author, as jsdom computes it: the same in every spec file of a process. */
const displayOfTag = new Map();
const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' };
const CLASSES_ONLY = /^(?:\.[\w-]+)+$/;
const ARGUMENT = /\([^()]*\)|\[[^\]]*\]/g;

/**
 * Replaces `getComputedStyle` of a jsdom window. jsdom tries every rule of every sheet on each element, and Emotion adds
 * a sheet per rule. Here a property is computed when it is read, from the rules that declare it for a class or the tag
 * of the element. As in jsdom, a later rule wins over an earlier one and an inline style over both, and only
 * `visibility` and `pointer-events` are inherited. Sheets may come and go in the head of the document.
 */
module.exports = function replaceComputedStyle(window) {
  const { document } = window;
  const jsdomStyle = window.getComputedStyle.bind(window);
  const unstyled = document.implementation.createHTMLDocument();
  const indexes = new Map();
  let sheets = [];
  let counts = [];
  let rules = [];
  const isSame = () => sheets.every(({ cssRules }, place) => cssRules.length === counts[place]);
  const readSheets = () => {
    sheets = [...document.styleSheets];
    counts = sheets.map(({ cssRules }) => cssRules.length);
    rules = sheets.flatMap(screenRules);
    indexes.clear();
  };
  readSheets();
  const changes = new window.MutationObserver(readSheets);
  changes.observe(document.head, { childList: true, subtree: true, characterData: true });

  /** The rules that declare a property, by the classes and tags of the elements that they may match. */
  function indexOf(property) {
    if (changes.takeRecords().length > 0 || !isSame()) readSheets();
    const known = indexes.get(property);
    if (known) return known;
    const index = new Map();
    rules.forEach(({ selectorText, style }, place) => {
      const value = selectorText ? style.getPropertyValue(property) : '';
      if (value === '' || value === 'unset') return;
      const rule = { place, value, selectorText };
      for (const key of keysOf(selectorText)) index.set(key, [...(index.get(key) ?? []), rule]);
    });
    indexes.set(property, index);
    return index;
  }

  function declared(element, property) {
    const inline = element.hasAttribute('style') ? element.style.getPropertyValue(property) : '';
    if (inline) return inline;
    const index = indexOf(property);
    const keys = ['*', element.localName, ...classesOf(element).map((name) => `.${name}`)];
    const candidates = keys.flatMap((key) => index.get(key) ?? []).sort((a, b) => b.place - a.place);
    return candidates.find(({ selectorText }) => matches(element, selectorText))?.value ?? '';
  }

  function computed(element, property) {
    const own = declared(element, property);
    if (own && own !== 'inherit') return own;
    const parent = element.parentElement;
    if (property in INHERITED) return parent ? computed(parent, property) : INHERITED[property];
    if (property !== 'display') return own;
    return element.hasAttribute('hidden') ? 'none' : defaultDisplay(element.localName);
  }

  function defaultDisplay(tag) {
    if (!displayOfTag.has(tag)) displayOfTag.set(tag, jsdomStyle(unstyled.createElement(tag)).display);
    return displayOfTag.get(tag);
  }

  window.getComputedStyle = (element) => {
    const getPropertyValue = (property) => computed(element, property);
    const get = (known, name) =>
      name in known || typeof name !== 'string' ? known[name] : computed(element, withHyphens(name));
    return new Proxy({ getPropertyValue, length: 0 }, { get });
  };
};

const withHyphens = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const classesOf = (element) => element.getAttribute('class')?.split(/\s+/) ?? [];

const screenRules = ({ cssRules }) =>
  [...cssRules].flatMap((rule) => {
    if (!rule.media) return [rule];
    return Array.from(rule.media).includes('screen') ? [...rule.cssRules] : [];
  });

/** A class or tag of each alternative of a selector, without which no element matches it; `*` if there is none. */
function keysOf(selector) {
  const keys = withoutArguments(selector)
    .split(',')
    .map((part) => {
      const [compound] = /[^\s>+~]*$/.exec(part.trim());
      const found = /\.[\w-]+/.exec(compound) ?? /^[a-z][\w-]*/i.exec(compound);
      return !found || compound.includes('\\') ? '*' : found[0];
    });
  return new Set(keys);
}

/** Nested arguments go from the inside out: the commas that are left separate alternatives. */
function withoutArguments(selector) {
  const plain = selector.replace(ARGUMENT, '');
  return plain === selector ? plain : withoutArguments(plain);
}

function matches(element, selector) {
  if (CLASSES_ONLY.test(selector)) {
    const names = classesOf(element);
    return selector
      .slice(1)
      .split('.')
      .every((name) => names.includes(name));
  }
  try {
    return element.matches(selector);
  } catch {
    return false; // jsdom cannot read the selector
  }
}

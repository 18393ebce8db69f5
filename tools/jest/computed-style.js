const displayOfTag = new Map();
const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' };
/**
 * Replaces `getComputedStyle` in a jsdom window. The original matches every rule against each element, which is slow
 * with Emotion's many style sheets. This version computes a property only when it is read, from the rules for a class
 * or the tag of the element. As in jsdom, later rules override earlier rules, inline styles override all rules, and
 * only `visibility` and `pointer-events` are inherited.
 */
module.exports = function replaceComputedStyle(window) {
  const { document } = window;
  const jsdomStyle = window.getComputedStyle.bind(window);
  const unstyled = document.implementation.createHTMLDocument();
  let rules;
  let count;
  const changes = new window.MutationObserver(() => (rules = undefined));
  changes.observe(document.head, { childList: true, subtree: true, characterData: true });

  /** Returns the rules that might match an element, last rule first. */
  function candidates(element) {
    const isSame = changes.takeRecords().length === 0 && count === ruleCount(document);
    if (!isSame || !rules) rules = readRules(document);
    count = ruleCount(document);
    const names = element.getAttribute('class')?.split(/\s+/) ?? [];
    const keys = ['*', element.localName, ...names.map((name) => `.${name}`)];
    return keys.flatMap((key) => rules.get(key) ?? []).sort((a, b) => b.place - a.place);
  }

  function declared(element, property) {
    const inline = element.hasAttribute('style') && element.style.getPropertyValue(property);
    if (inline) return inline;
    const sets = ({ style, selectorText }) => isSet(style, property) && matches(element, selectorText);
    return candidates(element).find(sets)?.style.getPropertyValue(property) ?? '';
  }

  function computed(element, property) {
    const own = declared(element, property);
    if (own && own !== 'inherit') return own;
    const parent = element.parentElement;
    if (property in INHERITED) return parent ? computed(parent, property) : INHERITED[property];
    if (property !== 'display') return own;
    if (element.hasAttribute('hidden')) return 'none';
    const tag = element.localName;
    if (!displayOfTag.has(tag)) displayOfTag.set(tag, jsdomStyle(unstyled.createElement(tag)).display);
    return displayOfTag.get(tag);
  }

  window.getComputedStyle = (element) => {
    const getPropertyValue = (property) => computed(element, property);
    const withHyphens = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return new Proxy(
      { getPropertyValue, length: 0 },
      {
        get: (known, name) =>
          name in known || typeof name !== 'string' ? known[name] : computed(element, withHyphens(name)),
      },
    );
  };
};

/**
 * Indexes the rules for screens by a class or tag that an element must have to match. Complex selectors are indexed
 * under `*`.
 */
function readRules({ styleSheets }) {
  const rules = new Map();
  const onScreen = (rule) =>
    !rule.media ? [rule] : Array.from(rule.media).includes('screen') ? [...rule.cssRules] : [];
  const all = [...styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(onScreen));
  for (const [place, { selectorText, style }] of all.entries()) {
    if (!selectorText) continue;
    const last = /[,(\\]/.test(selectorText) ? '' : /[^\s>+~]*$/.exec(selectorText)[0];
    const [key] = /\.[\w-]+/.exec(last) ?? /^[a-z][\w-]*/i.exec(last) ?? ['*'];
    if (!rules.has(key)) rules.set(key, []);
    rules.get(key).push({ place, selectorText, style });
  }
  return rules;
}

const ruleCount = ({ styleSheets }) =>
  [...styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);
const isSet = (style, property) => !['', 'unset'].includes(style.getPropertyValue(property));

function matches(element, selector) {
  try {
    return element.matches(selector);
  } catch {
    return false; // jsdom cannot parse the selector
  }
}

// jsdom computes a style by trying every rule of every sheet on the element with a whole selector engine. Emotion makes
// hundreds of rules, each for one class: most are refused here by the element's own tag and classes, which takes a fifth
// off the time of the screens' specs. What is not refused is decided by the engine as before.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors');

const ARGUMENT = /\([^()]*\)|\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g;
/** What is left of a selector that the patterns here cannot read: an escape, an open bracket. */
const UNREADABLE = /[()[\]\\]/;

const needsOf = new Map();
const classSets = new Map();

/**
 * Whether the last compound of a selector may match an element, by tag and classes alone.
 * @param selector text of a rule; undefined for a rule without one (keyframes), which matches nothing
 * @returns false where it certainly does not match; true where the engine must decide
 */
function mayMatch(tag, classText, selector) {
  if (selector === undefined) return false;
  const needs = remembered(needsOf, selector, lastCompounds);
  if (needs === null) return true;
  const names = remembered(classSets, classText, (text) => new Set(text.split(/\s+/)));
  return needs.some(
    (need) => (need.tag === null || need.tag === tag) && need.classes.every((name) => names.has(name)),
  );
}

/** Tag and classes of the last compound of each alternative; null for a selector that cannot be read. */
function lastCompounds(selector) {
  const plain = withoutArguments(selector);
  if (UNREADABLE.test(plain)) return null;
  return plain.split(',').map((alternative) => {
    const [compound] = /[^\s>+~]*$/.exec(alternative.trim());
    const [tag] = /^[a-z][\w-]*/i.exec(compound) ?? [null];
    return {
      tag: tag && tag.toLowerCase(),
      classes: [...compound.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
    };
  });
}

/** `.a:not(.b)[x="y, z"]` is `.a:not`: the commas that are left part alternatives. */
function withoutArguments(selector) {
  const plain = selector.replace(ARGUMENT, '');
  return plain === selector ? plain : withoutArguments(plain);
}

function remembered(map, key, make) {
  if (!map.has(key)) map.set(key, make(key));
  return map.get(key);
}

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(element._localName, element.getAttributeNS(null, 'class') ?? '', selector) &&
  matchesDontThrow(element, selector);

module.exports = { mayMatch };

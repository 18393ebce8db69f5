// jsdom computes a style by trying every rule of every sheet on the element with a whole selector engine. Emotion makes
// hundreds of sheets, each with one rule for one class: the sheets that cannot apply are left out here by the element's
// own tag and classes, as a browser does, which takes a third off the time of the screens' specs. What is not left out
// is decided by the engine as before.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors');

const ARGUMENT = /\([^()]*\)|\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g;
/** What is left of a selector that the patterns here cannot read: an escape, an open bracket. */
const UNREADABLE = /[()[\]\\]/;
/** The key of what any element may match; no tag and no class has a name like this. */
const ANY = '*';

const needsOf = new Map();
const classSets = new Map();
const keysOfSheets = new WeakMap();
const indexes = new WeakMap();

/**
 * Whether the last compound of a selector may match an element, by tag and classes alone.
 * @param selector text of a rule; undefined for a rule without one (keyframes), which matches nothing
 * @returns false where it certainly does not match; true where the engine must decide
 */
function mayMatch(tag, classText, selector) {
  if (selector === undefined) return false;
  const needs = remembered(needsOf, selector, lastCompounds);
  if (needs === null) return true;
  const names = classesIn(classText);
  return needs.some(
    (need) => (need.tag === null || need.tag === tag) && need.classes.every((name) => names.has(name)),
  );
}

/**
 * The sheets of a list that may apply to an element, in their order.
 * @param sheets a document's, as jsdom keeps them
 * @param moment an object that lives as long as the sheets stay the same
 */
function sheetsFor(tag, classText, sheets, moment) {
  const index = remembered(indexes, moment, () => indexOf(sheets));
  const keys = [ANY, tag, ...[...classesIn(classText)].map((name) => `.${name}`)];
  const places = new Set(keys.flatMap((key) => index.get(key) ?? []));
  return [...places].sort((a, b) => a - b).map((place) => sheets[place]);
}

/** The places of the sheets by tag, by class with its dot, and by ANY. */
function indexOf(sheets) {
  const index = new Map();
  sheets.forEach((sheet, place) => {
    for (const key of keysOf(sheet)) remembered(index, key, () => []).push(place);
  });
  return index;
}

/** Without one of these tags or classes an element is matched by no rule of the sheet. */
function keysOf(sheet) {
  const known = keysOfSheets.get(sheet);
  if (known?.rules === sheet.cssRules.length) return known.keys;
  const keys = new Set(
    [...sheet.cssRules].flatMap((rule) => (rule.media ? [...rule.cssRules] : [rule])).flatMap(keysOfRule),
  );
  keysOfSheets.set(sheet, { keys, rules: sheet.cssRules.length });
  return keys;
}

function keysOfRule({ selectorText }) {
  if (selectorText === undefined) return [];
  const needs = remembered(needsOf, selectorText, lastCompounds);
  if (needs === null) return [ANY];
  return needs.map(({ tag, classes: [name] }) => (name !== undefined ? `.${name}` : (tag ?? ANY)));
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

function classesIn(text) {
  return remembered(classSets, text, () => new Set(text.split(/\s+/).filter((name) => name !== '')));
}

function remembered(map, key, make) {
  const known = map.get(key);
  if (known !== undefined || map.has(key)) return known;
  const made = make(key);
  map.set(key, made);
  return made;
}

const classTextOf = (element) => element.getAttributeNS(null, 'class') ?? '';

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(element._localName, classTextOf(element), selector) && matchesDontThrow(element, selector);

const styleRules = require('jsdom/lib/jsdom/living/helpers/style-rules'); // takes the function above when it is loaded
const { getDeclarationForElement } = styleRules;
styleRules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  // jsdom drops what it keeps here with every change of the document.
  const moment = (document._styleCache ??= new WeakMap());
  if (moment.has(element)) return moment.get(element);
  const { styleSheets } = document;
  const sheets = styleSheets._list;
  styleSheets._list = sheetsFor(element._localName, classTextOf(element), sheets, moment);
  try {
    return getDeclarationForElement(element);
  } finally {
    styleSheets._list = sheets;
  }
};

module.exports = { mayMatch, sheetsFor };

// jsdom computes a style by trying every rule of every sheet, its own hundreds among them, on the element with a whole
// selector engine. Emotion makes hundreds of sheets, each with one rule for one class: the rules that cannot apply are
// left out here by the element's own tag and classes, as a browser does. What is not left out is decided by the engine
// as before, and elements that the same rules match share what these declare.
const { createRequire } = require('node:module');
const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet');
const { matchesDontThrow } = require('jsdom/lib/jsdom/living/helpers/selectors');
const styleRules = require('jsdom/lib/jsdom/living/helpers/style-rules');

const requireOfJsdom = createRequire(require.resolve('jsdom'));
const { CSSStyleDeclaration } = requireOfJsdom('cssstyle');
const { parse } = requireOfJsdom('rrweb-cssom');

const ARGUMENT = /\([^()]*\)|\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g;
/** What is left of a selector that the patterns here cannot read: an escape, an open bracket. */
const UNREADABLE = /[()[\]\\]/;
/** The key of what any element may match; no tag and no class has a name like this. */
const ANY = '*';

const needsOf = new Map();
const classSets = new Map();
const rulesOfSheets = new WeakMap();
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
 * The places of the rules of an index that may apply to an element, in their order.
 * @param index as from indexOf
 */
function placesFor(tag, classText, { rules, placesOf }) {
  const keys = [ANY, tag, ...[...classesIn(classText)].map((name) => `.${name}`)];
  const places = new Set(keys.flatMap((key) => placesOf.get(key) ?? []));
  return [...places]
    .filter((place) => mayMatch(tag, classText, rules[place].selector))
    .sort((one, other) => one - other);
}

/** The rules of sheets, and the places of those that may match, by tag, by class with its dot, and by ANY. */
function indexOf(sheets) {
  const rules = sheets.flatMap(rulesOf);
  const placesOf = new Map();
  rules.forEach(({ keys }, place) => {
    for (const key of keys) remembered(placesOf, key, () => []).push(place);
  });
  const counts = sheets.map(({ cssRules }) => cssRules.length);
  return { sheets, counts, rules, placesOf, declarations: new Map() };
}

/** Whether an index is that of these sheets, which only change in their number of rules. */
const isOf = ({ sheets, counts }, present) =>
  sheets.length === present.length &&
  present.every((sheet, place) => sheet === sheets[place] && sheet.cssRules.length === counts[place]);

/** Those for screens; without a selector (keyframes) a rule matches nothing. */
function rulesOf(sheet) {
  const known = rulesOfSheets.get(sheet);
  if (known?.count === sheet.cssRules.length) return known.rules;
  const rules = [...sheet.cssRules]
    .flatMap((rule) =>
      rule.media ? (Array.from(rule.media).includes('screen') ? [...rule.cssRules] : []) : [rule],
    )
    .filter(({ selectorText }) => selectorText !== undefined)
    .map(({ selectorText, style }) => ({ selector: selectorText, style, keys: keysOf(selectorText) }));
  rulesOfSheets.set(sheet, { rules, count: sheet.cssRules.length });
  return rules;
}

/** Without one of these tags or classes an element is not matched. */
function keysOf(selector) {
  const needs = remembered(needsOf, selector, lastCompounds);
  if (needs === null) return new Set([ANY]);
  return new Set(needs.map(({ tag, classes: [name] }) => (name !== undefined ? `.${name}` : (tag ?? ANY))));
}

/**
 * Tag and classes of the last compound of each alternative; null for a selector that cannot be read. The root of a page
 * is known by its tag: MUI asks of it alone what it has inside, which the engine would look for in every element.
 */
function lastCompounds(selector) {
  const plain = withoutArguments(selector);
  if (UNREADABLE.test(plain)) return null;
  return plain.split(',').map((alternative) => {
    const [compound] = /[^\s>+~]*$/.exec(alternative.trim());
    const [tag] = /^[a-z][\w-]*/i.exec(compound) ?? [compound.includes(':root') ? 'html' : null];
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

const ownSheet = parse(defaultStyleSheet);

/** The index of a document's sheets, made anew when one is added, removed or changed in length. */
function indexFor(document) {
  const sheets = [ownSheet, ...document.styleSheets._list];
  const known = indexes.get(document);
  if (known && isOf(known, sheets)) return known;
  const index = indexOf(sheets);
  indexes.set(document, index);
  return index;
}

styleRules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  // jsdom drops what it keeps here with every change of the document.
  const moment = (document._styleCache ??= new WeakMap());
  const known = moment.get(element);
  if (known) return known;
  const index = remembered(moment, document, () => indexFor(document));
  const classText = element.getAttributeNS(null, 'class') ?? '';
  const places = placesFor(element._localName, classText, index).filter((place) =>
    matchesDontThrow(element, index.rules[place].selector),
  );
  const styles = places.map((place) => index.rules[place].style);
  const declaration =
    element.style.length > 0
      ? declarationOf([...styles, element.style])
      : remembered(index.declarations, places.join(), () => declarationOf(styles));
  moment.set(element, declaration);
  return declaration;
};

/** What the styles declare together, the later before the earlier. */
function declarationOf(styles) {
  const declaration = new CSSStyleDeclaration();
  for (const style of styles)
    for (const property of Array.from(style)) {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    }
  return declaration;
}

module.exports = { mayMatch, indexOf, placesFor };

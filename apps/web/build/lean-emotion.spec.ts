import { transformSync } from '@swc/core';
import createCache from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import { render } from '@testing-library/react';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { BOX_IS_ONE, FEW_PREFIXES, INSERTED_AT_ONCE } from './lean-emotion.mts';
import type { PackageEdit } from './package-edits.mts';
import { packageFile } from './testing/react-of';

type Styles = (props: { readonly isWide?: boolean }) => object;
type Styled = (tag: string, options: object) => (styles: Styles) => ComponentType<object>;

const edited = (code: string, edits: readonly PackageEdit[]) =>
  edits.reduce((text, [what, instead]) => text.replace(what, instead), code);
const whole = packageFile('@emotion/styled/base/dist/emotion-styled-base.browser.esm.js');
const lean = edited(whole, INSERTED_AT_ONCE);
const wholeCache = packageFile('@emotion/cache/dist/emotion-cache.browser.esm.js');
const leanCache = edited(wholeCache, FEW_PREFIXES);
const wholeBox = packageFile('@mui/system/createBox/createBox.mjs');
const leanBox = edited(wholeBox, BOX_IS_ONE);

/** @param pathOf an import, where it is found in a test */
function defaultOf<Export>(code: string, pathOf: (name: string) => string): Export {
  const { code: script } = transformSync(code, { module: { type: 'commonjs' }, jsc: { target: 'es2022' } });
  const module: { exports: { default?: Export } } = { exports: {} };
  new Function('module', 'exports', 'require', script)(module, module.exports, (name: string) =>
    jest.requireActual(pathOf(name)),
  );
  if (!module.exports.default) throw new Error('no default export');
  return module.exports.default;
}

const styledOf = (code: string): Styled => defaultOf(code, (name) => name.replace('/esm/', '/'));

/** What a page of styled elements within each other looks like: its elements, its rules in their order. */
function pageOf(code: string) {
  const styled = styledOf(code);
  const options = { shouldForwardProp: (name: string) => name !== 'isWide' };
  const Outer = styled(
    'section',
    options,
  )(({ isWide }) => ({
    width: isWide ? 2 : 1,
    '& > *': { margin: 4 },
  }));
  const Inner = styled('p', options)(() => ({ margin: 0, '@media print': { display: 'none' } }));
  const container = document.createElement('head');
  const cache = createCache({ key: 'v', container, speedy: false });
  const page = (isWide: boolean): ReactNode =>
    createElement(CacheProvider, { value: cache }, [
      createElement(
        Outer,
        { key: 'one', isWide, title: 'one' } as object,
        createElement(Inner, { id: 'a' } as object, 'A'),
      ),
      createElement(Outer, { key: 'two', className: 'own' } as object, createElement(Inner)),
    ]);
  const { container: root, rerender, unmount } = render(page(false));
  const drawn = [root.innerHTML];
  rerender(page(true));
  drawn.push(root.innerHTML);
  unmount();
  return { drawn, rules: [...container.querySelectorAll('style')].map(({ textContent }) => textContent) };
}

test('what is styled looks as with the whole package: the same elements, and the rules in the same order', () => {
  const expected = pageOf(whole);
  expect(expected.rules.length).toBeGreaterThan(3);
  expect(pageOf(lean)).toEqual(expected);
});

test('what is styled is one component', () => {
  expect(lean).not.toEqual(whole);
  expect(lean).not.toContain('createElement(Insertion');
});

/** What boxes look like: their elements and rules, what a ref is given, how many components drew them. */
function boxesOf(code: string) {
  const createBox = defaultOf<() => ComponentType<object>>(code, (name) =>
    name.startsWith('../') ? `@mui/system/${name.slice(3).replace('/index.mjs', '')}` : name,
  );
  const Box = createBox();
  const container = document.createElement('head');
  const cache = createCache({ key: 'v', container, speedy: false });
  const given: (Element | null)[] = [];
  const box = (props: object, ...children: ReactNode[]) => createElement(Box, props, ...children);
  const { container: root } = render(
    createElement(
      CacheProvider,
      { value: cache },
      box(
        { component: 'ol', sx: { m: 1, display: { xs: 'none', md: 'flex' } }, title: 'list' },
        box({ component: 'li', className: 'own', p: 2, ref: (one: Element | null) => void given.push(one) }),
        box({ sx: [{ color: 'red' }, false, { color: 'blue' }] }, 'text'),
      ),
    ),
  );
  const rules = [...container.querySelectorAll('style')].map(({ textContent }) => textContent);
  return { drawn: root.innerHTML, rules, given: given.map((one) => one?.outerHTML) };
}

test('a Box is one component and looks as with the whole package', () => {
  const expected = boxesOf(wholeBox);
  expect(expected.rules.length).toBeGreaterThan(3);
  expect(expected.given).toEqual([expect.stringContaining('own')]);
  expect(leanBox).not.toContain('_jsx(BoxRoot');
  expect(boxesOf(leanBox)).toEqual(expected);
});

const OF_OLD_BROWSERS = [
  '-moz-',
  '-ms-',
  '-webkit-box',
  '-webkit-flex',
  '@-webkit-keyframes',
  '::-webkit-input-',
];

/** The text of the rules that a style makes. */
function rulesOf(code: string, styles: Parameters<typeof css>[0]): string {
  const create = defaultOf<typeof createCache>(code, (name) => name);
  const container = document.createElement('head');
  const cache = create({ key: 'v', container, speedy: false });
  const serialized = css(styles);
  cache.insert(`.v-${serialized.name}`, serialized, cache.sheet, true);
  return [...container.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
}

test('only what browsers of today know under a name of their own is written twice', () => {
  const styles = {
    display: 'flex',
    alignItems: 'center',
    userSelect: 'none',
    '@media print': { printColorAdjust: 'exact' },
    '&::placeholder': { maskImage: 'none' },
    '@keyframes turn': { to: { rotate: '1turn' } },
  } as const;
  const whole = rulesOf(wholeCache, styles);
  for (const part of OF_OLD_BROWSERS.slice(1)) expect(whole).toContain(part);
  const rules = rulesOf(leanCache, styles);
  for (const part of OF_OLD_BROWSERS) expect(rules).not.toContain(part);
  for (const name of ['user-select:none', 'print-color-adjust:exact', 'mask-image:none'])
    expect(rules).toContain(`-webkit-${name};${name};`);
  expect(rules).toContain('display:flex;align-items:center;');
});

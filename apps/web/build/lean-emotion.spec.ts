import { transformSync } from '@swc/core';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { INSERTED_AT_ONCE } from './lean-emotion.mts';
import { packageFile } from './testing/react-of';

type Styles = (props: { readonly isWide?: boolean }) => object;
type Styled = (tag: string, options: object) => (styles: Styles) => ComponentType<object>;

const whole = packageFile('@emotion/styled/base/dist/emotion-styled-base.browser.esm.js');
const lean = INSERTED_AT_ONCE.reduce((code, [what, instead]) => code.replace(what, instead), whole);

function styledOf(code: string): Styled {
  const { code: script } = transformSync(code, { module: { type: 'commonjs' }, jsc: { target: 'es2022' } });
  const module: { exports: { default?: Styled } } = { exports: {} };
  new Function('module', 'exports', 'require', script)(module, module.exports, (name: string) =>
    jest.requireActual(name.replace('/esm/', '/')),
  );
  if (!module.exports.default) throw new Error('no styled');
  return module.exports.default;
}

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

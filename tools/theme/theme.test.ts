import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Theme } from '@mui/material/styles';
import { theme } from '../../libs/ui/src/theme/theme';
import { committed } from '../contract/make-contract';
import { makeThemeFiles, renderTheme } from './make-theme';

const root = join(__dirname, '../..');
const own = renderTheme().theme;
const both = <Answer>(ask: (theme: Theme) => Answer) => assert.deepEqual(ask(theme), ask(own));

test('the committed variables and data are what MUI makes of the options', async () => {
  for (const [path, text] of await makeThemeFiles(root))
    assert.equal(committed(root, path), text, `${path}: run npm run theme and commit what it writes`);
});

test('variables, scales and type are those of MUI’s own theme', () => {
  both(({ vars }) => vars);
  both(({ breakpoints: { keys, values, unit } }) => ({ keys, values, unit }));
  both(({ zIndex, shape, mixins, motion, focusVisible, direction }) => [
    zIndex,
    shape,
    mixins,
    motion,
    focusVisible,
    direction,
  ]);
  both(({ typography: { pxToRem, ...type } }) => [type, pxToRem(14), pxToRem(20)]);
  both(({ transitions: { duration, easing } }) => [duration, easing]);
});

test('the functions of the theme answer as MUI’s own', () => {
  both(({ spacing }) => [
    spacing(),
    spacing(0),
    spacing(1),
    spacing(-2),
    spacing(1.5, 'auto'),
    spacing(1, 2, 3, 4),
  ]);
  both(({ breakpoints }) =>
    breakpoints.keys.map((key) => [breakpoints.up(key), breakpoints.down(key), breakpoints.only(key)]),
  );
  both(({ breakpoints }) => [breakpoints.between('md', 'xl'), breakpoints.up(700), breakpoints.down(700)]);
  both(({ transitions }) => [
    transitions.create(),
    transitions.create('color'),
    transitions.create(['color', 'opacity'], { duration: 90, delay: 10, easing: 'linear' }),
    transitions.create('all', { duration: '1s', delay: '2s' }),
  ]);
  both(({ transitions }) => [0, 36, 300, 100_000].map((height) => transitions.getAutoHeightDuration(height)));
  both((theme) => [theme.applyStyles('light', { top: 0 }), theme.applyStyles('dark', { top: 1 })]);
});

test('every colour with channels is made transparent as by MUI’s own', () => {
  both((theme) => {
    const { primary, text, common, background, action } = theme.vars.palette;
    return [primary.main, text.primary, common.onBackground, background.default].flatMap((color) => [
      theme.alpha(color, 0.2),
      theme.alpha(color, action.hoverOpacity),
      theme.alpha(color, `${action.selectedOpacity} + 0.1`),
    ]);
  });
});

test('every default and style of a component is that of MUI’s own theme', () => {
  const names = Object.keys(theme.components ?? {});
  assert.ok(names.length > 10);
  const made = ({ components = {} }: Theme, asked: Theme) =>
    Object.fromEntries(
      Object.entries(components)
        .filter(([name]) => names.includes(name))
        .map(([name, { defaultProps, styleOverrides = {} }]: [string, AnyComponent]) => [
          name,
          {
            defaultProps,
            styles: Object.entries(styleOverrides).map(([slot, style]) => [
              slot,
              typeof style === 'function' ? style({ theme: asked, ownerState: {} }) : style,
            ]),
          },
        ]),
    );
  assert.deepEqual(made(theme, theme), made(own, own));
});

interface AnyComponent {
  readonly defaultProps?: unknown;
  readonly styleOverrides?: Readonly<Record<string, unknown>>;
}

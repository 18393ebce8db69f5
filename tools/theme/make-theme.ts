import { join } from 'node:path';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { format, resolveConfig } from 'prettier';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { THEME_OPTIONS } from '../../libs/ui/src/theme/theme-options';
import type { VarNames } from '../../libs/ui/src/theme/vars-of';

const FOLDER = 'libs/ui/src/theme';
const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

/** What MUI itself makes of our options in a browser. */
export interface MadeTheme {
  /** As components get it from their provider. */
  readonly theme: Theme;
  /** Variables of both colour schemes, and the styles of the bare page. */
  readonly css: string;
}

/** Renders MUI's own provider as for a page, and takes what components and the page get from it. */
export function renderTheme(): MadeTheme {
  const theme = createTheme(THEME_OPTIONS);
  const made: { theme: Theme } = { theme };
  const Reader = () => {
    made.theme = useTheme();
    return null;
  };
  const page = createElement(
    ThemeProvider,
    { theme },
    createElement(CssBaseline, { enableColorScheme: true }),
    createElement(Reader),
  );
  const html = renderToStaticMarkup(createElement(CacheProvider, { value: createCache({ key: 'v' }) }, page));
  const css = [...html.matchAll(STYLE)].map(([, rules]) => rules).join('');
  return { theme: made.theme, css };
}

/** By path: the text of each generated file. @param root of the repository */
export async function makeThemeFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const { theme, css } = renderTheme();
  const { typography, mixins, zIndex, shape, motion, focusVisible, direction, transitions } = theme;
  const data = {
    VAR_NAMES: namesOf(theme.vars),
    BREAKPOINTS: theme.breakpoints.values,
    TRANSITIONS: { duration: transitions.duration, easing: transitions.easing },
    TYPOGRAPHY: typography,
    REST: { mixins, zIndex, shape, motion, focusVisible, direction },
  };
  const constants = Object.entries(data).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;`,
  );
  const header = 'Written by `npm run theme` from theme-options.ts.';
  const files = [
    ['theme-data.gen.ts', `// ${header}\n\n${constants.join('\n\n')}\n`],
    ['theme.gen.css', `/* ${header} */\n\n${css}\n`],
  ] as const;
  const made = new Map<string, string>();
  for (const [name, text] of files) {
    const path = join(FOLDER, name);
    const filepath = join(root, path);
    made.set(path, await format(text, { ...(await resolveConfig(filepath)), filepath }));
  }
  return made;
}

/** The names of nested variables: '' for one, a length for a list, all names in one text where none is nested. */
function namesOf(vars: object): VarNames {
  const entries = Object.entries(vars).map(([name, value]: [string, unknown]) => {
    if (Array.isArray(value)) return [name, value.length] as const;
    return [name, typeof value === 'object' && value !== null ? namesOf(value) : ''] as const;
  });
  if (entries.every(([, names]) => names === '')) return entries.map(([name]) => name).join(' ');
  return Object.fromEntries(entries);
}

/// <reference types="./css" />
import createCache from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { ColorModeProvider } from './ColorModeProvider';
import './inter.css';
import './parts.css';
import { readStyleNonce } from './style-nonce';
import { theme } from './theme';
import { COMPONENTS } from './theme-components';
import './theme.gen.css';

/** MUI's type of it leaves out that defaults are beside styles, as its own provider gives them. */
const DEFAULTS = COMPONENTS as ComponentProps<typeof DefaultPropsProvider>['value'];

/**
 * The look of Vaglio around everything: font, theme, both colour schemes, and a
 * style cache whose elements carry the page's nonce. Once per page, at its root.
 * MUI's own provider would compute the theme, which is there already.
 */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  const [cache] = useState(() => createCache({ key: 'v', nonce: readStyleNonce() }));
  return (
    <CacheProvider value={cache}>
      <ThemeContext value={theme}>
        <DefaultPropsProvider value={DEFAULTS}>
          <ColorModeProvider>{children}</ColorModeProvider>
        </DefaultPropsProvider>
      </ThemeContext>
    </CacheProvider>
  );
}

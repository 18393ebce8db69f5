/// <reference types="./css" />
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import './inter.css';
import './parts.css';
import { readStyleNonce } from './style-nonce';
import { theme } from './theme';

/** Local storage key of the user's colour mode. /color-scheme.js reads it before the first paint. */
const COLOR_MODE_KEY = 'colorMode';

/**
 * Theme provider with the font, the theme, both colour schemes, and a style cache whose elements carry the page nonce.
 * Render it once, at the root of the page.
 */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  const [cache] = useState(() => createCache({ key: 'v', nonce: readStyleNonce() }));
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} modeStorageKey={COLOR_MODE_KEY} defaultMode="system" noSsr>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

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

/** Local storage: the user's colour mode. /color-scheme.js reads it before the first paint. */
const COLOR_MODE_KEY = 'colorMode';

/**
 * The look of Vaglio around everything: font, theme, both colour schemes, and a
 * style cache whose elements carry the page's nonce. Once per page, at its root.
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

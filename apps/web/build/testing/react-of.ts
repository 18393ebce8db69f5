import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as ReactModule from 'react';
import type * as ReactDom from 'react-dom';
import type * as ReactDomClient from 'react-dom/client';

interface React {
  readonly react: typeof ReactModule;
  readonly dom: typeof ReactDom;
  readonly client: typeof ReactDomClient;
}

const FILES = new Map([
  ['react', 'react/cjs/react.production.js'],
  ['react-dom', 'react-dom/cjs/react-dom.production.js'],
  ['scheduler', 'scheduler/cjs/scheduler.production.js'],
]);
/** The renderer of production. */
export const RENDERER = 'react-dom/cjs/react-dom-client.production.js';

/** A file of a package. */
export function packageFile(path: string): string {
  return readFileSync(join(__dirname, '../../../../node_modules', path), 'utf8');
}

/**
 * React of production, as the app is built with it, with a renderer of this code; nothing is shared with another.
 * @param renderer the code of `RENDERER`, or what the build makes of it
 */
export function reactOf(renderer: string): React {
  const loaded = new Map<string, unknown>();
  const load = (name: string): unknown => {
    if (!loaded.has(name)) loaded.set(name, run(packageFile(FILES.get(name) ?? name), load));
    return loaded.get(name);
  };
  return {
    react: load('react') as React['react'],
    dom: load('react-dom') as React['dom'],
    client: run(renderer, load) as React['client'],
  };
}

function run(code: string, load: (name: string) => unknown): unknown {
  const exports = {};
  // A script of CommonJS, as the packages are.
  new Function('exports', 'require', code)(exports, load);
  return exports;
}

import { useSyncExternalStore } from 'react';
import type { Scheme } from './slice-color';

const ATTRIBUTE = 'data-color-scheme';

/** Returns the colour scheme of the page. It is stored in an attribute of <html>. */
export function useScheme(): Scheme {
  return useSyncExternalStore(onChange, readScheme);
}

function readScheme(): Scheme {
  return document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light';
}

function onChange(call: () => void): () => void {
  const observer = new MutationObserver(call);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  return () => observer.disconnect();
}

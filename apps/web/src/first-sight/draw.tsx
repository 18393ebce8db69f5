import './without-late-parts';
import { createRoot } from 'react-dom/client';
import { readSession } from '@vaglio/auth-session';
import { browserHistory, ColorSchemeSwitch, ThemeRoot } from '@vaglio/ui';
import { startTransition, type ReactNode } from 'react';
import { App } from '../App';
import { firstCode } from '../first-code';
import { PageLoading } from '../frame/PageLoading';

const DRAWN_WITHIN_MS = 5_000;
const LOOK_EVERY_MS = 5;

/** Run by the build, in a window without a server: what the app shows first at the address of the window. */
export async function drawApp(): Promise<Element> {
  await firstCode(readSession());
  return drawn(<App history={browserHistory()} />);
}

/** A page whose code is still on its way. */
export function drawLoading(): Promise<Element> {
  return drawn(
    <ThemeRoot>
      <PageLoading />
    </ThemeRoot>,
  );
}

/** The switch of colours as it is set in the storage of the window. */
export function drawColorMode(): Promise<Element> {
  return drawn(
    <ThemeRoot>
      <ColorSchemeSwitch />
    </ThemeRoot>,
  );
}

/** @returns a copy of what React draws first */
async function drawn(content: ReactNode): Promise<Element> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  startTransition(() => root.render(content));
  const end = performance.now() + DRAWN_WITHIN_MS;
  while (!place.hasChildNodes()) {
    if (performance.now() > end) throw new Error(`Nothing was drawn at ${window.location.href}.`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  const copy = place.cloneNode(true);
  root.unmount();
  place.remove();
  if (!(copy instanceof Element)) throw new Error('A copy of an element is one.');
  return copy;
}

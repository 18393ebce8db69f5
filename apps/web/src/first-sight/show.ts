import { firstSight } from 'virtual:first-sight';
import { isLeftToProvider, readBasePath, readKeptNames } from '@vaglio/api-client';
import { readSession } from '@vaglio/auth-session';
import { readColorMode, readStyleNonce } from '@vaglio/ui';
import { buildSight } from './build-sight';
import { chooseSight } from './choose-sight';
import { frameKey, pageKey } from './first-sight';

// Served as a classic script behind the place of the app, which runs before any script of the app has come: shows the
// page as the app will draw it first. It cannot be used or heard (inert) until the app puts its own in this place.
function show(root: HTMLElement): void {
  const { pathname, search } = window.location;
  const path = pathname.slice(readBasePath().length);
  const sight = chooseSight({ pathname: path, search }, readSession(), window.innerWidth);
  if (sight === null || (sight.viewer === 'nobody' && isLeftToProvider())) return;
  const frame = firstSight.frames[frameKey(sight.viewer, path)];
  const page = firstSight.pages[pageKey(sight.viewer, sight.page)];
  if (!frame || !page) return;
  const style = document.createElement('style');
  style.nonce = readStyleNonce() ?? '';
  style.textContent = firstSight.css;
  const place = document.createElement('div');
  place.inert = true;
  place.ariaHidden = 'true';
  place.style.display = 'contents';
  const names = readKeptNames() ?? { productTitle: 'Vaglio', foundationName: '' };
  const colorMode = firstSight.colorModes[readColorMode()];
  place.append(style, ...buildSight(firstSight, frame, { ...names, page, colorMode }));
  root.append(place);
}

const root = document.getElementById('root');
try {
  if (root) show(root);
} catch {
  root?.replaceChildren(); // the app comes in any case
}

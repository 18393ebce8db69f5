import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  frameKey,
  pageKey,
  type Drawn,
  type FirstSight,
  type Viewer,
} from '../../src/first-sight/first-sight.ts';
import { ElementList, markOf } from './element-list.mts';
import { usedStyles } from './used-styles.mts';
import { DrawingWindow } from './window.mts';

// A process of its own: node draw-all.mts BUNDLE OUT. Draws what each viewer sees first with the built app, and writes
// the drawings as JSON.

/** The exports of src/first-sight/draw.tsx. */
interface Drawing {
  readonly drawApp: () => Promise<Element>;
  readonly drawLoading: () => Promise<Element>;
  readonly drawColorMode: () => Promise<Element>;
}

const [bundle = '', out = ''] = process.argv.slice(2);
const DESK = 1440;
/** A width of each screen of choose-sight.ts. */
const SCREENS = { phone: 375, tablet: 900, desk: DESK };
const MODES = ['system', 'light', 'dark'] as const;
const VIEWERS = {
  nobody: null,
  reader: { role: 'user' },
  'reader with settings': { role: 'super' },
  writer: { role: 'user', scope: 'investments:write' },
  'writer with settings': { role: 'admin' },
} as const satisfies Record<Viewer, object | null>;
const NAMES = { productTitle: markOf('productTitle'), foundationName: markOf('foundationName') };

const drawingWindow = new DrawingWindow();
drawingWindow.open();
const drawing: Drawing = await import(pathToFileURL(bundle).href);
const list = new ElementList();
/** Copies of all that was drawn. */
const all = document.createElement('div');
const frames: Record<string, Drawn> = {};
const pages: Record<string, Drawn> = {};

async function draw(viewer: Viewer, path: string, page: string, width = DESK): Promise<void> {
  const claims = VIEWERS[viewer];
  const token = claims && tokenOf({ ...claims, exp: Number.MAX_SAFE_INTEGER });
  drawingWindow.goTo(path, width, { brand: JSON.stringify(NAMES), ...(token && { accessToken: token }) });
  const drawn = await drawing.drawApp();
  if (window.location.pathname !== path) throw new Error(`${viewer} does not see ${path}.`);
  const main = drawn.querySelector('main');
  const colours = drawn.querySelector('header button[aria-label^="Colours:"]');
  if (!main || !colours) throw new Error(`${path} has no place for the page, or no switch of colours.`);
  if (page === 'loading') main.replaceChildren();
  all.append(drawn.cloneNode(true));
  pages[pageKey(viewer, page)] ??= page === 'loading' ? loading : list.inside(main);
  main.replaceChildren(markOf('page'));
  colours.replaceWith(markOf('colorMode'));
  frames[frameKey(viewer, path)] ??= list.inside(drawn);
}

/** A token that nobody checks. */
function tokenOf(claims: object): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
}

const loadingPage = await drawing.drawLoading();
all.append(loadingPage);
const loading = list.inside(loadingPage);
const colorModes: Partial<Record<(typeof MODES)[number], Drawn>> = {};
for (const mode of MODES) {
  drawingWindow.goTo('/', DESK, { colorMode: mode });
  const drawn = await drawing.drawColorMode();
  all.append(drawn);
  colorModes[mode] = list.inside(drawn);
}
await draw('nobody', '/login', 'login');
for (const viewer of ['reader', 'reader with settings', 'writer', 'writer with settings'] as const) {
  for (const [screen, width] of Object.entries(SCREENS))
    await draw(viewer, '/potential-investiments', `list on a ${screen}`, width);
  await draw(viewer, '/dashboard', 'dashboard');
  await draw(viewer, '/user', 'loading');
  if (viewer.endsWith('settings')) await draw(viewer, '/configurations', 'loading');
}
const css = usedStyles(drawingWindow.rules, all);
writeFileSync(out, JSON.stringify({ css, elements: list.elements, frames, pages, colorModes }));
process.exit(0);

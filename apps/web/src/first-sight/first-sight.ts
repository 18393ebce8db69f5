import type { ColorMode } from '@vaglio/ui';

/** What is only known in the browser: the installation's names, the page inside the frame, the icon of the chosen colours. */
export const SLOTS = ['productTitle', 'foundationName', 'page', 'colorMode'] as const;

export type Slot = (typeof SLOTS)[number];

/** Its tag, its attributes, and what is in it: numbers of other elements, texts, and slots. */
export type DrawnElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (number | string | { readonly slot: Slot })[],
];

/** Elements that stand beside each other, by their numbers. */
export type Drawn = readonly number[];

/** What pages show before any script of the app has run, as the build has drawn it from the app's own components. */
export interface FirstSight {
  /** The styles of all that was drawn. */
  readonly css: string;
  /** Each element once, however often it is drawn. */
  readonly elements: readonly DrawnElement[];
  /** By viewer and address: the top bar and the place of the page. */
  readonly frames: Readonly<Record<string, Drawn>>;
  /** By page: what is in its place. */
  readonly pages: Readonly<Record<string, Drawn>>;
  readonly colorModes: Readonly<Record<ColorMode, Drawn>>;
}

/** Who looks, as far as the top bar differs. */
export type Viewer = 'nobody' | 'reader' | 'reader with settings' | 'writer' | 'writer with settings';

export function frameKey(viewer: Viewer, path: string): string {
  return `${viewer} ${path}`;
}

export function pageKey(viewer: Viewer, page: string): string {
  return `${viewer} ${page}`;
}

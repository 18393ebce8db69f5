import { earlyLazy } from '../early-lazy';

// What the top bar shows of the signed-in alone: its code is that of the signed-in pages.
export const { Part: ReviewLink } = earlyLazy(() =>
  import('./ReviewLink').then(({ ReviewLink: link }) => link),
);
export const { Part: SignedInMenu } = earlyLazy(() =>
  import('./SignedInMenu').then(({ SignedInMenu: menu }) => menu),
);

import { earlyLazy } from '../early-lazy';

// What the top bar shows of the signed-in alone: its code is that of the signed-in pages.
export const reviewLink = earlyLazy(() =>
  import('../pages/signed-in/layout').then(({ ReviewLink: link }) => link),
);
export const signedInMenu = earlyLazy(() =>
  import('../pages/signed-in/layout').then(({ SignedInMenu: menu }) => menu),
);

export const ReviewLink = reviewLink.Part;
export const SignedInMenu = signedInMenu.Part;

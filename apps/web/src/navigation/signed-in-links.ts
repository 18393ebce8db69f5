import { lazy } from 'react';

// Parts of the top bar for signed-in people: their code is that of the frame of signed-in pages.
export const ReviewLink = lazy(() =>
  import('../pages/signed-in/layout').then(({ ReviewLink: link }) => ({ default: link })),
);
export const SignedInMenu = lazy(() =>
  import('../pages/signed-in/layout').then(({ SignedInMenu: menu }) => ({ default: menu })),
);

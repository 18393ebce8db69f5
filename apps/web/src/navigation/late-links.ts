import { earlyLazy } from '../early-lazy';
import { withFirstPage } from '../first-page';

// What the top bar shows of the signed-in alone: its code is that of the signed-in pages.
export const reviewLink = earlyLazy(() => import('./ReviewLink').then(({ ReviewLink: link }) => link));
export const signedInMenu = earlyLazy(() => import('./SignedInMenu').then(({ SignedInMenu: menu }) => menu));

export const ReviewLink = withFirstPage(reviewLink.Part, null);
export const SignedInMenu = withFirstPage(signedInMenu.Part, null);

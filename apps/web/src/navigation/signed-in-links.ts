import { lazy, type ComponentProps, type ComponentType } from 'react';
import type { ReviewLink as Link } from './ReviewLink';
import type { SignedInMenu as Menu } from './SignedInMenu';

const frame = () => import('../pages/signed-in/layout');
/** If the frame's code cannot be loaded, the page says so, and the top bar stays without these parts. */
const nothing = () => ({ default: () => null });

/** Parts of the top bar for signed-in people: their code is that of the frame of signed-in pages. */
export const ReviewLink = lazy<ComponentType<ComponentProps<typeof Link>>>(() =>
  frame().then(({ ReviewLink: link }) => ({ default: link }), nothing),
);
export const SignedInMenu = lazy<ComponentType<ComponentProps<typeof Menu>>>(() =>
  frame().then(({ SignedInMenu: menu }) => ({ default: menu }), nothing),
);

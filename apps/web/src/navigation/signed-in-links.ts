import { lazy, type ComponentProps, type ComponentType } from 'react';
import type { ReviewLink as Link } from './ReviewLink';
import type { SignedInMenu as Menu } from './SignedInMenu';

const frame = () => import('../pages/signed-in/layout');
/** Placeholder for a component that cannot be loaded. The page itself then shows the error. */
const nothing = () => ({ default: () => null });

/** Components of the top bar for signed-in users. Their code is in the chunk of the signed-in frame. */
export const ReviewLink = lazy<ComponentType<ComponentProps<typeof Link>>>(() =>
  frame().then(({ ReviewLink: link }) => ({ default: link }), nothing),
);
export const SignedInMenu = lazy<ComponentType<ComponentProps<typeof Menu>>>(() =>
  frame().then(({ SignedInMenu: menu }) => ({ default: menu }), nothing),
);

import { PATHS } from '@vaglio/startups-domain';

/** Returns the path of the active top bar link on a page. Comparisons and documents belong to the ranked list. */
export function navPathOf(pathname: string): string {
  return pathname === PATHS.compare || pathname === PATHS.dossier ? PATHS.investments : pathname;
}

const TITLES: Readonly<Record<string, string>> = {
  [PATHS.landing]: 'Welcome',
  [PATHS.firstPassword]: 'Choose your password',
  [PATHS.login]: 'Login',
  [PATHS.providerReturn]: 'Login',
  [PATHS.changePassword]: 'Change password',
  [PATHS.forgotPassword]: 'Forgot your password?',
  [PATHS.user]: 'Profile',
  [PATHS.dashboard]: 'Dashboard',
  [PATHS.myWork]: 'My work',
  [PATHS.investments]: 'Potential Investiments',
  [PATHS.settings]: 'Settings',
  [PATHS.review]: 'Review',
  [PATHS.addArticle]: 'Read an article',
  [PATHS.compare]: 'Compare',
  [PATHS.dossier]: 'Dossier',
};

/** Returns the browser title for a path. */
export function titleOf(pathname: string): string {
  return TITLES[pathname.replace(/(?<=[^/])\/+$/, '')] ?? 'Page not found';
}

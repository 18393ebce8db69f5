import { PATHS } from '@vaglio/startups-domain';

/** Whether an address shows Review, which has no path of its own. Source: trusted facts, addresses. */
export function isReview(address: { pathname: string; search: string }): boolean {
  return hasPart(address, 'review');
}

/** Whether an address shows a document to print: a dossier or a shortlist. */
export function isDossier(address: { pathname: string; search: string }): boolean {
  return hasPart(address, 'dossier');
}

/** Whether an address shows startups side by side. */
export function isComparison(address: { pathname: string; search: string }): boolean {
  return hasPart(address, 'compare');
}

/** Parts of the investments page have a parameter of the address instead of a path. */
function hasPart({ pathname, search }: { pathname: string; search: string }, part: string): boolean {
  return pathname === PATHS.investments && new URLSearchParams(search).has(part);
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
  [PATHS.investments]: 'Potential Investiments',
  [PATHS.settings]: 'Settings',
};

/** The page's name in the browser's title, by its path. */
export function titleOf(pathname: string): string {
  return TITLES[pathname.replace(/(?<=[^/])\/+$/, '')] ?? 'Page not found';
}

import { readBasePath } from '@vaglio/api-client';
import { canWriteInvestments } from '@vaglio/access-control';
import type { Session } from '@vaglio/auth-session';
import { loadReviewLink, loadSignedInMenu } from './navigation/late-links';
import { codeOfPage } from './screens';

/**
 * The code of all that the page of the present address shows at first: its own, its frame's and that of the top bar.
 * @returns when all of it has come or failed, which is said where it is shown
 */
export async function firstCode({ isAuthenticated, claims }: Session): Promise<void> {
  await Promise.allSettled([
    codeOfPage(window.location.pathname.slice(readBasePath().length)),
    isAuthenticated && loadSignedInMenu(),
    isAuthenticated && canWriteInvestments(claims) && loadReviewLink(),
  ]);
}

import { Navigate } from 'react-router';
import { canSeeSettings, canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import { AddArticlePage } from '@vaglio/review';
import { PATHS } from '@vaglio/startups-domain';

/**
 * Page /add-article for administrators and users who may edit startups. Other users are redirected to the ranked list.
 */
export function Component() {
  const { claims, role } = useSession();
  if (!canWriteInvestments(claims) && !canSeeSettings(role))
    return <Navigate to={PATHS.investments} replace />;
  return <AddArticlePage />;
}

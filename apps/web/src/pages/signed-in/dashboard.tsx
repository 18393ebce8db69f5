import { DASHBOARD_ROLES } from '@vaglio/access-control';
import { DashboardPage, dashboardQuery } from '@vaglio/dashboard';
import { MyWorkCard } from '@vaglio/inbox';
import { useBrand } from '../../frame/BrandProvider';
import { useOwnReview } from '../../navigation/use-own-review';
import { startQueries } from '../../start-queries';

export const loader = (): null => startQueries([dashboardQuery()], DASHBOARD_ROLES);

/** Page /dashboard. Its first-steps card may change the brand in the top bar. */
export function Component() {
  const { reload } = useBrand();
  return <DashboardPage work={<MyWorkCard review={useOwnReview()} />} onBrandSaved={() => void reload()} />;
}

import { canSeeSettings, DASHBOARD_ROLES } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import { DashboardPage, dashboardQuery } from '@vaglio/dashboard';
import { Figures, NewLine } from '@vaglio/figures';
import { FirstSteps, useAreFirstStepsAwaited } from '@vaglio/first-steps';
import { useBrand } from '../../frame/BrandProvider';
import { startQueries } from '../../start-queries';

export { DashboardScreen as Component };
export const loader = (): null => startQueries([dashboardQuery()], DASHBOARD_ROLES);

/** The dashboard with the first steps above, and the figures below its specified parts; a line at the top leads to what is new. */
export function DashboardScreen() {
  const { role } = useSession();
  const { reload } = useBrand();
  const hasFirstSteps = canSeeSettings(role);
  return (
    <DashboardPage
      firstSteps={hasFirstSteps && <FirstSteps onBrandSaved={reload} />}
      isHeld={useAreFirstStepsAwaited(hasFirstSteps)}
      lead={<NewLine />}
      figures={<Figures />}
    />
  );
}

import { OwnDataCard, PasskeysCard, ProfilePage, personQuery, SecondFactorCard } from '@vaglio/account';
import { ApiTokensCard } from '@vaglio/admin-system';
import { NotificationsCard } from '@vaglio/inbox';
import { useBrand } from '../../frame/BrandProvider';
import { startQueries } from '../../start-queries';

export const loader = (): null => startQueries([personQuery()]);

/** /user: the profile with the cards that other features add below its specified parts. */
export function Component() {
  const { signInWith, reload } = useBrand();
  return (
    <ProfilePage signInWith={signInWith}>
      <PasskeysCard onAdded={reload} />
      <SecondFactorCard />
      <NotificationsCard />
      <ApiTokensCard />
      <OwnDataCard />
    </ProfilePage>
  );
}

import { OwnDataCard, PasskeysCard, ProfilePage, SecondFactorCard } from '@vaglio/account';
import { ApiTokensCard } from '@vaglio/api-tokens';
import { NotificationsCard } from '@vaglio/inbox';
import { useBrand } from '../../frame/BrandProvider';

/** The profile with the cards that other features add below its specified parts. */
export function ProfileScreen() {
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

import { OwnDataCard, ProfilePage, SecondFactorCard } from '@vaglio/account';
import { ApiTokensCard } from '@vaglio/api-tokens';
import { NotificationsCard } from '@vaglio/inbox';

/** The profile with the cards that other features add below its specified parts. */
export function ProfileScreen() {
  return (
    <ProfilePage>
      <SecondFactorCard />
      <NotificationsCard />
      <ApiTokensCard />
      <OwnDataCard />
    </ProfilePage>
  );
}

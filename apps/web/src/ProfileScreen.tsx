import { ProfilePage } from '@vaglio/account';
import { ApiTokensCard } from '@vaglio/api-tokens';

/** The profile with the cards that other features add below its specified parts. */
export function ProfileScreen() {
  return (
    <ProfilePage>
      <ApiTokensCard />
    </ProfilePage>
  );
}

import { OwnDataCard, PasskeysCard, ProfilePage, personQuery, SecondFactorCard } from '@vaglio/account';
import { ApiTokensCard } from '@vaglio/admin-system';
import { NotificationsCard } from '@vaglio/inbox';
import { useBrand } from '../../frame/BrandProvider';
import { startQueries } from '../../start-queries';

export const loader = (): null => startQueries([personQuery()]);

/** /user: the profile with the cards that other features add to its specified parts. */
export function Component() {
  const { signInWith, reload } = useBrand();
  return (
    <ProfilePage
      signInWith={signInWith}
      signIn={
        <>
          <PasskeysCard onAdded={reload} />
          <SecondFactorCard />
        </>
      }
      sections={SECTIONS}
    />
  );
}

const SECTIONS = [
  { id: 'notifications', title: 'Notifications', content: <NotificationsCard /> },
  { id: 'api-tokens', title: 'API tokens', content: <ApiTokensCard /> },
  { id: 'own-data', title: 'Your data', content: <OwnDataCard /> },
] as const;

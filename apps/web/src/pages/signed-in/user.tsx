import { useIsSupported } from '@vaglio/api-client';
import { OwnDataCard, PasskeysCard, ProfilePage, personQuery, SecondFactorCard } from '@vaglio/account';
import { ApiTokensCard } from '@vaglio/admin-system';
import { NotificationsCard } from '@vaglio/inbox';
import { useBrand } from '../../frame/BrandProvider';
import { startQueries } from '../../start-queries';

export const loader = (): null => startQueries([personQuery()]);

/** Page /user: the profile, including sections of other features. */
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
      sections={useSections()}
    />
  );
}

/**
 * Returns the sections of other features that the server supports. Before the server has responded, it returns all of
 * them.
 */
function useSections() {
  const isOffered = {
    notifications: useIsSupported('readNotificationSettings') !== false,
    'api-tokens': useIsSupported('listApiTokens') !== false,
    'own-data': useIsSupported('listOwnDataExports') !== false,
  };
  return SECTIONS.filter(({ id }) => isOffered[id]);
}

const SECTIONS = [
  { id: 'notifications', title: 'Notifications', content: <NotificationsCard /> },
  { id: 'api-tokens', title: 'API tokens', content: <ApiTokensCard /> },
  { id: 'own-data', title: 'Your data', content: <OwnDataCard /> },
] as const;

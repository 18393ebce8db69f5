import { lazy, Suspense } from 'react';
import { LoadState } from '@vaglio/ui';
import { i18n } from '../messages/i18n';
import { AuthCard } from '../AuthCard';
import { useProviderReturn } from './use-provider-return';

const SecondStep = lazy(() =>
  import('../second-factor/SecondStep').then(({ SecondStep: page }) => ({ default: page })),
);

/**
 * Page /login/oidc, to which the provider redirects. It completes the sign-in and opens the requested page. On failure
 * it opens the login.
 */
export function ProviderReturnPage() {
  const { step, finish, leave } = useProviderReturn();
  if (step)
    return (
      <Suspense fallback={null}>
        <SecondStep step={step} onSignedIn={(outcome) => void finish(outcome)} onLeave={() => void leave()} />
      </Suspense>
    );
  return (
    <AuthCard title={i18n.t('Login')} onSubmit={() => undefined}>
      <LoadState isFetching failure={null} />
    </AuthCard>
  );
}

import { lazy, Suspense } from 'react';
import { LoadState } from '@vaglio/ui';
import { AuthCard } from '../AuthCard';
import { useProviderReturn } from './use-provider-return';

const SecondStep = lazy(() =>
  import('../second-factor/SecondStep').then(({ SecondStep: page }) => ({ default: page })),
);

/** /login/oidc: where the provider sends people back, who go on from here to where they wanted to be, or to the login. */
export function ProviderReturnPage() {
  const { step, finish, leave } = useProviderReturn();
  if (step)
    return (
      <Suspense fallback={null}>
        <SecondStep step={step} onSignedIn={(outcome) => void finish(outcome)} onLeave={() => void leave()} />
      </Suspense>
    );
  return (
    <AuthCard title="Login" onSubmit={() => undefined}>
      <LoadState isFetching failure={null} />
    </AuthCard>
  );
}

import Divider from '@mui/material/Divider';
import { useLocation } from 'react-router';
import { storeOrigin } from '@vaglio/auth-session';
import { BusyButton, ErrorAlert } from '@vaglio/ui';
import { i18n } from '../messages/i18n';
import { useSubmission } from '../use-submission';
import { beginAtProvider } from './provider-calls';

interface ProviderSignInProps {
  /** Name of the sign-in provider. */
  readonly name: string;
  /** True if the page offers no other sign-in method. */
  readonly isOnly: boolean;
  /** Opens another website in this tab. */
  readonly leave?: (url: string) => void;
}

/** Button that signs in with the provider. */
export function ProviderSignIn({ name, isOnly, leave = openSite }: ProviderSignInProps) {
  const { state } = useLocation();
  const { isBusy, failure, run } = useSubmission();
  const begin = () =>
    run(async () => {
      const begun = await beginAtProvider();
      if ('failure' in begun) return begun.failure;
      storeOrigin(state);
      leave(begun.url);
      return null;
    });
  return (
    <>
      {!isOnly && <Divider sx={{ color: 'muted', typography: 'caption' }}>{i18n.t('or')}</Divider>}
      {failure && <ErrorAlert>{failure}</ErrorAlert>}
      <BusyButton
        variant={isOnly ? 'contained' : 'outlined'}
        busy={isBusy}
        busyLabel={i18n.t('Opening {name}…', { name })}
        onClick={() => void begin()}
      >
        {i18n.t('Continue with {name}', { name })}
      </BusyButton>
    </>
  );
}

function openSite(url: string): void {
  window.location.assign(url);
}

import Divider from '@mui/material/Divider';
import { useLocation } from 'react-router';
import { keepOrigin } from '@vaglio/auth-session';
import { BusyButton, ErrorAlert } from '@vaglio/ui';
import { useSubmission } from '../use-submission';
import { beginAtProvider } from './provider-calls';

interface ProviderSignInProps {
  /** How people call the provider. */
  readonly name: string;
  /** Whether it is the only way, and there is nothing above it. */
  readonly isOnly: boolean;
  /** Opens another site in this tab. */
  readonly leave?: (url: string) => void;
}

/** The way to the provider of an organisation, below the password or in its place. */
export function ProviderSignIn({ name, isOnly, leave = openSite }: ProviderSignInProps) {
  const { state } = useLocation();
  const { isBusy, failure, run } = useSubmission();
  const begin = () =>
    run(async () => {
      const begun = await beginAtProvider();
      if ('failure' in begun) return begun.failure;
      keepOrigin(state);
      leave(begun.url);
      return null;
    });
  return (
    <>
      {!isOnly && <Divider sx={{ color: 'muted', typography: 'caption' }}>or</Divider>}
      {failure && <ErrorAlert>{failure}</ErrorAlert>}
      <BusyButton
        variant={isOnly ? 'contained' : 'outlined'}
        busy={isBusy}
        busyLabel={`Opening ${name}…`}
        onClick={() => void begin()}
      >
        {`Continue with ${name}`}
      </BusyButton>
    </>
  );
}

function openSite(url: string): void {
  window.location.assign(url);
}

import Divider from '@mui/material/Divider';
import { WarningAlert } from '@vaglio/ui';
import { i18n } from '../messages/i18n';
import type { StepDone } from '../second-factor/code-login';
import { supportsPasskeys } from './supports-passkeys';
import { loginByPasskey, setUpPasskey } from './passkey-login';
import { PasskeyButton } from './PasskeyButton';

interface PasskeyOfStepProps {
  readonly stepToken: string;
  /** True if the user has no passkey and must create one. */
  readonly isNew: boolean;
  readonly isFocused: boolean;
  readonly onDone: (done: StepDone) => void;
}

/** Passkey button of the second step, above the code field or the setup of an app. */
export function PasskeyOfStep({ stepToken, isNew, isFocused, onDone }: PasskeyOfStepProps) {
  if (!supportsPasskeys())
    return <WarningAlert>{i18n.t('This browser does not support passkeys.')}</WarningAlert>;
  return (
    <>
      <PasskeyButton
        act={() => (isNew ? setUpPasskey : loginByPasskey)(stepToken)}
        isMain
        autoFocus={isFocused}
        onDone={onDone}
      >
        {isNew ? i18n.t('Set up a passkey') : i18n.t('Use your passkey')}
      </PasskeyButton>
      <Divider sx={{ color: 'muted', typography: 'caption' }}>
        {isNew ? i18n.t('or an app') : i18n.t('or')}
      </Divider>
    </>
  );
}

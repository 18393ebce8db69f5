import { useState } from 'react';
import { FormDialog, useValidatedForm, useFormField } from '@vaglio/ui';
import { i18n } from '../messages/i18n';
import { CodeField, codeProblem } from './CodeField';
import type { NewApp } from './code-login';
import { NewAppKey } from './NewAppKey';
import { PasswordQuestionDialog } from './PasswordQuestionDialog';
import { useSecondFactorChanges } from './use-second-factor';

interface NewAppDialogProps {
  /** Receives the recovery codes after the app is active. */
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Dialog that sets up an authenticator app in three steps: password, key for the app, first code. */
export function NewAppDialog({ onDone, onClose }: NewAppDialogProps) {
  const [app, setApp] = useState<NewApp | null>(null);
  const { begin } = useSecondFactorChanges();
  if (app) return <FirstCode app={app} onDone={onDone} onClose={onClose} />;
  return (
    <PasswordQuestionDialog
      title={i18n.t('Set up a second factor')}
      confirmLabel={i18n.t('Continue')}
      onPassword={async (password) => {
        const { answer, failure } = await begin(password);
        setApp(answer);
        return failure;
      }}
      onClose={onClose}
    >
      {i18n.t('Each sign-in will then require a code from an app on your phone.')}
    </PasswordQuestionDialog>
  );
}

function FirstCode({ app, onDone, onClose }: NewAppDialogProps & { readonly app: NewApp }) {
  const { confirm } = useSecondFactorChanges();
  const { control, status } = useValidatedForm({
    start: { code: '' },
    check: ({ code }) => {
      const text = codeProblem(code);
      return text === null ? null : { field: 'code' as const, text };
    },
    save: async ({ code }) => {
      const { answer, failure } = await confirm(code);
      if (answer) onDone(answer.recovery_codes);
      return failure;
    },
  });
  const field = useFormField(control, 'code');
  return (
    <FormDialog
      title={i18n.t('Set up a second factor')}
      form={{ ...status, isChanged: false }}
      saveLabel={i18n.t('Turn on')}
      savingLabel={i18n.t('Checking…')}
      onClose={onClose}
    >
      <NewAppKey app={app} />
      <CodeField {...field} hint={i18n.t('Six digits, as the app shows them now.')} />
    </FormDialog>
  );
}

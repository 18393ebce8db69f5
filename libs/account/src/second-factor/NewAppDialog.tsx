import { useState } from 'react';
import { FormDialog, useValidatedForm, useFormField } from '@vaglio/ui';
import { CodeField, codeProblem } from './CodeField';
import type { NewApp } from './code-login';
import { NewAppKey } from './NewAppKey';
import { PasswordQuestionDialog } from './PasswordQuestionDialog';
import { useSecondFactorChanges } from './use-second-factor';

interface NewAppDialogProps {
  /** Receives the recovery codes once the app counts. */
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Sets up an authenticator app: the password, then the key of the app and a first code of it. */
export function NewAppDialog({ onDone, onClose }: NewAppDialogProps) {
  const [app, setApp] = useState<NewApp | null>(null);
  const { begin } = useSecondFactorChanges();
  if (app) return <FirstCode app={app} onDone={onDone} onClose={onClose} />;
  return (
    <PasswordQuestionDialog
      title="Set up a second factor"
      confirmLabel="Continue"
      onPassword={async (password) => {
        const { answer, failure } = await begin(password);
        setApp(answer);
        return failure;
      }}
      onClose={onClose}
    >
      From then on, each sign-in asks for a code of an app on your phone.
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
      title="Set up a second factor"
      form={{ ...status, isChanged: false }}
      saveLabel="Turn on"
      savingLabel="Checking…"
      onClose={onClose}
    >
      <NewAppKey app={app} />
      <CodeField {...field} hint="Six digits, as the app shows them now." />
    </FormDialog>
  );
}

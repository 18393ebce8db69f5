import Box from '@mui/material/Box';
import { Send } from 'lucide-react';
import { useMemo } from 'react';
import { errorText, ifMatch } from '@vaglio/api-client';
import { mailSettingsShape, type MailSettings } from '@vaglio/contract';
import {
  BusyButton,
  ErrorAlert,
  FormElement,
  FormField,
  FormOutcome,
  Icon,
  LoadState,
  Section,
  Select,
  SuccessAlert,
  useVersionedForm,
} from '@vaglio/ui';
import { ConnectionFooter } from './ConnectionFooter';
import {
  useReadMailSettingsQuery,
  useRemoveMailSettingsMutation,
  useSaveMailSettingsMutation,
  useTestMailSettingsMutation,
  useUndoMailSettingsMutation,
} from './connections.api';
import { FromEnvironment } from './FromEnvironment';
import {
  checkMail,
  encryptionText,
  mailTexts,
  passwordHint,
  portFor,
  SECURITIES,
  toMailForm,
  toTypedMail,
  type MailForm,
} from './mail-form';
import { isSameTest } from './same-test';
import { useConnection } from './use-connection';

/** Card with the mail server settings, used for invitations, links and digests. */
export function MailCard() {
  const { data, error, isFetching, refetch } = useReadMailSettingsQuery();
  return (
    <Section
      title="Mail"
      purpose="Sends invitations, links to choose a password, and digests. Without it, messages are files on the server."
      headingLevel={2}
    >
      <LoadState
        isFetching={isFetching}
        failure={error ? errorText(error, 'Failed to load') : null}
        onRetry={() => void refetch()}
        isEmpty={data === undefined}
      >
        {data &&
          (data.environment.includes('SMTP_URL') ? <FixedMail mail={data} /> : <MailFields saved={data} />)}
      </LoadState>
    </Section>
  );
}

function FixedMail({
  mail: { host, port, security, user, sender, environment },
}: {
  readonly mail: MailSettings;
}) {
  return (
    <FromEnvironment
      variables={environment}
      entries={[
        ['Server', `${host ?? ''}:${port}`, 'SMTP_URL'],
        ['Encryption', encryptionText(security), 'SMTP_URL'],
        ['User', user ?? 'None', 'SMTP_URL'],
        ['Sender', sender, environment.includes('MAIL_FROM') ? 'MAIL_FROM' : 'ADMIN_EMAIL'],
      ]}
    />
  );
}

function MailFields({ saved }: { readonly saved: MailSettings }) {
  const stored = useMemo(() => toMailForm(saved), [saved]);
  const [call] = useSaveMailSettingsMutation();
  const [remove] = useRemoveMailSettingsMutation();
  const [undo] = useUndoMailSettingsMutation();
  const [callTest, tested] = useTestMailSettingsMutation();
  const connection = useConnection({ name: 'Mail server', shape: mailSettingsShape, remove, undo });
  const form = useVersionedForm<MailSettings, MailForm>({
    row: saved,
    start: stored,
    stored,
    toForm: toMailForm,
    check: checkMail,
    save: (values, seen) =>
      connection.save(values.password, (proof) =>
        call({ ...ifMatch(seen?.version), mailSettingsInput: { ...toTypedMail(values, saved), ...proof } }),
      ),
    toStored: (values) => ({ ...values, secret: '', password: '' }),
    hidesOutcomeOnChange: true,
  });
  const { control, values, status } = form;
  const isSenderFixed = saved.environment.includes('MAIL_FROM');
  const typed = toTypedMail(values, saved);
  const isTestOfShown = isSameTest(tested.originalArgs, { typedMail: typed });
  const test = () => {
    form.clearErrors();
    if (checkMail(values) === null) void callTest({ typedMail: typed });
    else form.showErrors();
  };
  return (
    <FormElement form={status} label="Mail">
      <FormOutcome
        form={status}
        conflict={{
          what: 'the mail server',
          textsOf: (row) => mailTexts(toMailForm(row)),
          mine: () => mailTexts(values),
        }}
      />
      <Box sx={FIELDS}>
        <FormField
          control={control}
          name="host"
          label="Server"
          hint="A server in your own network must be allowed in PRIVATE_MAIL_HOSTS."
          placeholder="smtp.example.ch"
          autoComplete="off"
          maxLength={253}
          required
        />
        <Select
          label="Encryption"
          value={values.security}
          options={SECURITIES}
          onChange={(security) => {
            form.setValue('security', security);
            form.setValue('port', portFor(security, values.port));
          }}
        />
        <FormField
          control={control}
          name="port"
          label="Port"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          required
        />
        <FormField
          control={control}
          name="user"
          label="User"
          hint="Leave blank if the server needs none."
          autoComplete="off"
          maxLength={200}
        />
        <FormField
          control={control}
          name="secret"
          label="Password of the user"
          type="password"
          hint={passwordHint(saved.password)}
          autoComplete="off"
          maxLength={1_000}
        />
        <FormField
          control={control}
          name="sender"
          label="Sender"
          hint={isSenderFixed ? 'Set by MAIL_FROM, which takes precedence.' : 'Sender address of messages.'}
          readOnly={isSenderFixed}
          autoComplete="off"
          maxLength={254}
          required
        />
        <FormField
          control={control}
          name="password"
          label="Your password"
          type="password"
          hint="Needed to save. Leave blank if you have no password."
          autoComplete="current-password"
        />
      </Box>
      {isTestOfShown && tested.error && <ErrorAlert>{errorText(tested.error, 'Request failed')}</ErrorAlert>}
      {isTestOfShown && tested.data && !tested.isLoading && <MailTestReport {...tested.data} />}
      <ConnectionFooter
        what="mail server"
        withoutIt="Messages then become files on the server: nobody receives links or invitations."
        settings={saved}
        isSetUp={saved.host !== null}
        isSaving={form.isSaving}
        onRemove={connection.remove}
        onUndo={connection.undo}
        test={
          <BusyButton
            variant="outlined"
            startIcon={<Icon of={Send} />}
            busy={tested.isLoading}
            busyLabel="Sending…"
            onClick={test}
          >
            Send a test mail to me
          </BusyButton>
        }
      />
    </FormElement>
  );
}

function MailTestReport({
  ok,
  to,
  text,
}: {
  readonly ok: boolean;
  readonly to: string;
  readonly text: string;
}) {
  if (!ok) return <ErrorAlert detail={text}>{`No mail was sent to ${to}.`}</ErrorAlert>;
  return <SuccessAlert>{`A mail to ${to} is on its way. ${text}`}</SuccessAlert>;
}

const FIELDS = { display: 'grid', gap: 4, maxWidth: 560 } as const;

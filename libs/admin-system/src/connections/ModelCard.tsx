import Box from '@mui/material/Box';
import { PlugZap } from 'lucide-react';
import { useMemo } from 'react';
import { errorText, ifMatch } from '@vaglio/api-client';
import { modelSettingsShape, type ModelSettings } from '@vaglio/contract';
import {
  BusyButton,
  ErrorAlert,
  FormElement,
  FormField,
  FormOutcome,
  FormSwitch,
  Icon,
  LoadState,
  Section,
  Select,
  useVersionedForm,
} from '@vaglio/ui';
import { ConnectionFooter } from './ConnectionFooter';
import {
  useReadModelSettingsQuery,
  useRemoveModelSettingsMutation,
  useSaveModelSettingsMutation,
  useTestModelSettingsMutation,
  useUndoModelSettingsMutation,
} from './connections.api';
import { FromEnvironment } from './FromEnvironment';
import {
  addressOf,
  checkModel,
  keyHint,
  modelTexts,
  providerOf,
  PROVIDERS,
  toModelForm,
  toTypedModel,
  type ModelForm,
} from './model-form';
import { ModelTestReport } from './ModelTestReport';
import { isSameTest } from './same-test';
import { useConnection } from './use-connection';

/** Card with the settings of the language model that extracts articles. Changes need no restart. */
export function ModelCard() {
  const { data, error, isFetching, refetch } = useReadModelSettingsQuery();
  return (
    <Section
      title="Language model"
      purpose="Reads articles. Without one, the built-in extractor reads them, free of charge."
      headingLevel={2}
    >
      <LoadState
        isFetching={isFetching}
        failure={error ? errorText(error, 'Failed to load') : null}
        onRetry={() => void refetch()}
        isEmpty={data === undefined}
      >
        {data && (data.environment.length > 0 ? <FixedModel model={data} /> : <ModelFields saved={data} />)}
      </LoadState>
    </Section>
  );
}

function FixedModel({ model: { address, models, key, environment } }: { readonly model: ModelSettings }) {
  return (
    <FromEnvironment
      variables={environment}
      entries={[
        ['Address', address ?? '', 'LLM_BASE_URL'],
        ['Models', models.join(', '), 'LLM_MODELS'],
        ['Key', key.state === 'none' ? 'None' : 'Set. It is not shown again.', 'LLM_API_KEY'],
      ]}
    />
  );
}

function ModelFields({ saved }: { readonly saved: ModelSettings }) {
  const stored = useMemo(() => toModelForm(saved), [saved]);
  const [call] = useSaveModelSettingsMutation();
  const [remove] = useRemoveModelSettingsMutation();
  const [undo] = useUndoModelSettingsMutation();
  const [callTest, tested] = useTestModelSettingsMutation();
  const connection = useConnection({ name: 'Language model', shape: modelSettingsShape, remove, undo });
  const form = useVersionedForm<ModelSettings, ModelForm>({
    row: saved,
    start: stored,
    stored,
    toForm: toModelForm,
    check: checkModel,
    save: (values, seen) =>
      connection.save(values.password, (proof) =>
        call({
          ...ifMatch(seen?.version),
          modelSettingsInput: { ...toTypedModel(values, saved), ...proof },
        }),
      ),
    toStored: (values) => ({ ...values, key: '', removesKey: false, password: '' }),
    hidesOutcomeOnChange: true,
  });
  const { control, values, status } = form;
  const typed = toTypedModel(values, saved);
  const isTestOfShown = isSameTest(tested.originalArgs, { typedModel: typed });
  const test = () => {
    form.clearErrors();
    if (checkModel(values) === null) void callTest({ typedModel: typed });
    else form.showErrors();
  };
  return (
    <FormElement form={status} label="Language model">
      <FormOutcome
        form={status}
        conflict={{
          what: 'the language model',
          textsOf: (row) => modelTexts(toModelForm(row)),
          mine: () => modelTexts(values),
        }}
      />
      <Box sx={FIELDS}>
        <Select
          label="Provider"
          value={providerOf(values.address)}
          options={PROVIDERS}
          hint="Fills in the address."
          onChange={(provider) => form.setValue('address', addressOf(provider))}
        />
        <FormField
          control={control}
          name="address"
          label="Address"
          hint="OpenAI-compatible, usually ending in /v1. A server in your own network must be allowed in PRIVATE_MODEL_HOSTS."
          autoComplete="off"
          maxLength={2_000}
          required
        />
        <FormField
          control={control}
          name="models"
          label="Models"
          hint="Separated by commas; the first is used unless a prompt names another."
          autoComplete="off"
          required
        />
        <FormField
          control={control}
          name="key"
          label="Key"
          type="password"
          hint={keyHint(saved.key)}
          autoComplete="off"
          maxLength={1_000}
        />
        {saved.key.state !== 'none' && (
          <FormSwitch control={control} name="removesKey" label="Remove the stored key" />
        )}
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
      {isTestOfShown && tested.data && !tested.isLoading && <ModelTestReport report={tested.data} />}
      <ConnectionFooter
        what="language model"
        withoutIt="Articles are then read by the built-in extractor."
        settings={saved}
        isSetUp={saved.address !== null}
        isSaving={form.isSaving}
        onRemove={connection.remove}
        onUndo={connection.undo}
        test={
          <BusyButton
            variant="outlined"
            startIcon={<Icon of={PlugZap} />}
            busy={tested.isLoading}
            busyLabel="Testing…"
            onClick={test}
          >
            Test
          </BusyButton>
        }
      />
    </FormElement>
  );
}

const FIELDS = { display: 'grid', gap: 4, maxWidth: 560 } as const;

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useId, useMemo, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { type Prompt, savePromptLimits } from '@vaglio/contract';
import { routes } from '@vaglio/startups-domain';
import { useUsualParameters } from '@vaglio/startups-data';
import { Badge, BusyButton, FormElement, FormOutcome, Section, WarningAlert, ActionAlert } from '@vaglio/ui';
import { ModelButton } from '../model/ModelButton';
import { ParameterPreview } from '../preview/ParameterPreview';
import { RenderedPrompt } from '../preview/RenderedPrompt';
import { useParameterList } from '../preview/use-parameter-list';
import { versionText } from '../version/version-text';
import { PromptConflict } from './PromptConflict';
import { PromptFields } from './PromptFields';
import { savedMessage } from './saved-text';
import { usePromptForm } from './use-prompt-form';

interface PromptEditorProps {
  readonly active: Prompt | null;
  readonly models: readonly string[] | null;
  /**
   * Error text if the prompt could not be loaded. It is displayed as a warning, because the form remains editable.
   * Source: spec §8.
   */
  readonly failure: string | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
  /** Tabs above the form, if the server supports the prompt lab. */
  readonly tabs?: ReactNode;
}

/** Prompt editor with a preview. Each save creates a new version. Source: spec §2, prompt. */
export function PromptEditor({ active, models, failure, isFetching, retry, tabs }: PromptEditorProps) {
  const { control, values, status: form, saved, conflict } = usePromptForm(active);
  const list = useParameterList();
  const names = useMemo(
    () => list.parameters?.map(({ parameterName }) => parameterName) ?? null,
    [list.parameters],
  );
  const formId = useId();
  const activeVersion = active?.version;
  const action = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      {activeVersion !== undefined && <Badge tone="green">Version {activeVersion} is active</Badge>}
      {models !== null && models.length > 0 && <ModelButton named={values.model} />}
      <BusyButton type="submit" form={formId} variant="contained" busy={form.isSaving} busyLabel="Saving…">
        Save
      </BusyButton>
    </Box>
  );
  const status = form.isChanged
    ? 'Unsaved changes'
    : saved
      ? `${versionText(saved)}, as saved`
      : active
        ? 'As in the active version'
        : '';
  return (
    <Section
      title="Prompt"
      purpose={
        <>
          <b>{savePromptLimits.name.default}</b>. The instructions that the model gets with every article.
          Each saved change creates a new version.
        </>
      }
      action={action}
      isFlush
    >
      {tabs}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.76fr) minmax(0, 1fr)' },
          borderTop: 1,
          borderColor: 'border',
        }}
      >
        <FormElement
          form={form}
          label="Prompt"
          id={formId}
          sx={{ display: 'flex', flexDirection: 'column', gap: 4, px: 5, py: 4, minWidth: 0 }}
        >
          {failure && (
            <WarningAlert
              action={
                <BusyButton size="small" busy={isFetching} busyLabel="Retry" onClick={retry}>
                  Retry
                </BusyButton>
              }
            >
              {failure}
            </WarningAlert>
          )}
          <EmptyAwardsNotice isEmpty={names?.length === 0} />
          {conflict ? (
            <PromptConflict conflict={conflict} form={values} isBusy={form.isSaving} />
          ) : (
            <FormOutcome form={form} savedText={saved ? savedMessage(saved, active) : undefined} />
          )}
          <PromptFields control={control} form={values} models={models} status={status} />
        </FormElement>
        <Box
          sx={{
            bgcolor: 'sunken',
            borderLeft: { lg: 1 },
            borderTop: { xs: 1, lg: 0 },
            borderColor: { xs: 'border', lg: 'border' },
            minWidth: 0,
          }}
        >
          <ParameterPreview {...list} />
          <RenderedPrompt body={values.body} placeholder={values.placeholder.trim()} names={names} />
        </Box>
      </Box>
    </Section>
  );
}

/** Warning that there are no parameters. The model would therefore receive an empty list of awards. */
function EmptyAwardsNotice({ isEmpty }: { readonly isEmpty: boolean }) {
  const usual = useUsualParameters();
  return (
    <ActionAlert {...usual} title={isEmpty ? 'The award list is empty' : null}>
      The placeholder stays empty, so the model can report no award and no startup gets a score. Add awards in{' '}
      <Link component={RouterLink} to={routes.settings('params')}>
        Parameters
      </Link>
      , or add the usual awards with weight 0.
    </ActionAlert>
  );
}

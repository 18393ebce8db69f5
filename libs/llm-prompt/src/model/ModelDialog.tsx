import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PlugZap } from 'lucide-react';
import { useState } from 'react';
import { BusyButton, DialogFrame, ErrorAlert, Icon, LoadState, Select } from '@vaglio/ui';
import { SettingList } from '../history/SettingList';
import { ConnectionReport } from './ConnectionReport';
import { connectionEntries } from './connection-text';
import { OfferedModels } from './OfferedModels';
import { useConnection } from './use-connection';

interface ModelDialogProps {
  /** Model in the form, or '' for the default model. */
  readonly named: string;
  readonly onClose: () => void;
}

/** Dialog with the configured language model, today's cost, the available models and a connection test. */
export function ModelDialog({ named, onClose }: ModelDialogProps) {
  const { connection, offered, isFetching, failure, retry, test } = useConnection();
  const [chosen, setChosen] = useState(named);
  const models = connection?.models ?? [];
  const model = models.includes(chosen) ? chosen : (models[0] ?? '');
  return (
    <DialogFrame
      title="Language model"
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {connection === null ? (
        <LoadState isFetching={isFetching} failure={failure} onRetry={retry} />
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5, color: 'text.primary' }}>
          <SettingList entries={connectionEntries(connection)} />
          <Box component="section" aria-label="Test connection">
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
              <Select
                variant="bar"
                label="Model"
                value={model}
                options={models.map((value) => ({ value, label: value }))}
                onChange={setChosen}
              />
              <BusyButton
                variant="outlined"
                startIcon={<Icon of={PlugZap} />}
                busy={test.isRunning}
                busyLabel="Testing…"
                onClick={() => test.run(model)}
              >
                Test connection
              </BusyButton>
            </Box>
            <Box sx={{ color: 'muted', typography: 'caption' }}>
              Sends a sample article to the model, as a run does. It counts against the daily budget.
            </Box>
            {test.failure && (
              <Box sx={{ mt: 3 }}>
                <ErrorAlert>{test.failure}</ErrorAlert>
              </Box>
            )}
            {test.report && <ConnectionReport report={test.report} />}
          </Box>
          <OfferedModels {...offered} />
        </Box>
      )}
    </DialogFrame>
  );
}

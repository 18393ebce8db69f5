import Switch from '@mui/material/Switch';
import type { NewsSource } from '../endpoints.gen';
import { useSwitchSource } from './use-source-changes';

interface SourceSwitchProps {
  readonly source: NewsSource;
  /** Why it could not be saved; null when it is tried again. */
  readonly onFailure: (text: string | null) => void;
}

/** Whether a source is read, switched in its row. */
export function SourceSwitch({ source: { id, name, enabled }, onFailure }: SourceSwitchProps) {
  const { isOn, setOn, isRunning } = useSwitchSource(id, enabled, onFailure);
  return (
    <Switch
      size="small"
      checked={isOn}
      disabled={isRunning}
      onChange={(_event, next) => void setOn(next)}
      slotProps={{ input: { 'aria-label': `Read ${name}` } }}
    />
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Field, SelectField } from '@vaglio/ui';
import type { NotificationSettings } from '../endpoints.gen';

const DAYS = [
  { value: 'working_days', label: 'Working days' },
  { value: 'every_day', label: 'Every day' },
  { value: 'never', label: 'Never' },
] as const;

interface DigestFieldsProps {
  readonly settings: NotificationSettings;
  readonly onChange: (change: Partial<NotificationSettings>) => void;
}

/** On which days the digest comes, and when. */
export function DigestFields({ settings: { digest, digest_time }, onChange }: DigestFieldsProps) {
  return (
    <Box sx={{ px: 5, py: 4 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4 }}>
        <SelectField
          label="Digest"
          value={digest}
          options={DAYS}
          onChange={(chosen) => onChange({ digest: chosen })}
        />
        <Field
          label="Time"
          type="time"
          value={digest_time}
          required
          disabled={digest === 'never'}
          onChange={(time) => onChange({ digest_time: time })}
        />
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'muted', mt: 2 }}>
        At most one digest a day, none when nothing happened. The time is that of the time zone in your
        profile, or of Zurich where you chose none.
      </Typography>
    </Box>
  );
}

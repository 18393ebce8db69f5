import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { NotificationSettings } from '@vaglio/contract';
import { Field, Select } from '@vaglio/ui';
import { useListViewsQuery } from '@vaglio/startups-data';

/** Option value for all startups. No view has this id. */
const ALL = 'all';

const DAYS = [
  { value: 'working_days', label: 'Working days' },
  { value: 'every_day', label: 'Every day' },
  { value: 'never', label: 'Never' },
] as const;

interface DigestFieldsProps {
  readonly settings: NotificationSettings;
  readonly onChange: (change: Partial<NotificationSettings>) => void;
}

/** Fields for the days and time of the digest, and for the view whose changes it contains. */
export function DigestFields({ settings, onChange }: DigestFieldsProps) {
  const { digest, digest_time, digest_view } = settings;
  const { data: views } = useListViewsQuery();
  return (
    <Box sx={{ px: 5, py: 4 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4 }}>
        <Select
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
        {views && views.items.length > 0 && (
          <Select
            label="New startups of"
            value={digest_view ?? ALL}
            disabled={digest === 'never'}
            options={[
              { value: ALL, label: 'All startups' },
              ...views.items.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(chosen) => onChange({ digest_view: chosen === ALL ? null : chosen })}
          />
        )}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'muted', mt: 2 }}>
        At most one digest a day, and none if nothing happened. The time is in the time zone of your profile,
        or Zurich time if you chose none.
      </Typography>
    </Box>
  );
}

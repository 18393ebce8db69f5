import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { NotificationChoice } from '@vaglio/contract';
import { Icon, Select } from '@vaglio/ui';
import { MAIL_OPTIONS, topicText } from './topic-text';

interface TopicRowProps {
  readonly choice: NotificationChoice;
  readonly threshold: number;
  readonly onChange: (change: Partial<NotificationChoice>) => void;
}

/** Settings of a topic: whether it appears in the inbox and when it is sent by mail. */
export function TopicRow({ choice: { topic, inbox, mail, mails }, threshold, onChange }: TopicRowProps) {
  const { icon, title, text } = topicText(topic, threshold);
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Box component="span" sx={{ display: 'flex', color: 'muted' }}>
            <Icon of={icon} />
          </Box>
          <Box>
            <Box sx={{ fontWeight: 600 }}>{title}</Box>
            {text !== '' && <Box sx={{ typography: 'body2', color: 'muted' }}>{text}</Box>}
          </Box>
        </Box>
      </TableCell>
      <TableCell>
        <Switch
          checked={inbox}
          onChange={(_event, isOn) => onChange({ inbox: isOn })}
          slotProps={{ input: { 'aria-label': `${title}: inbox` } }}
        />
      </TableCell>
      <TableCell>
        <Select
          variant="cell"
          label={`${title}: mail`}
          value={mail}
          options={mails.map((value) => ({ value, label: MAIL_OPTIONS[value] }))}
          onChange={(chosen) => onChange({ mail: chosen })}
        />
      </TableCell>
    </TableRow>
  );
}

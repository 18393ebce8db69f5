import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { RoleEntry } from './role-entry';
import { roleWords } from './role-words';

interface RoleChoiceProps {
  readonly roles: readonly RoleEntry[];
  readonly chosen: string;
  readonly onChange: (role: string) => void;
}

/** One role of several, each with what it may do. */
export function RoleChoice({ roles, chosen, onChange }: RoleChoiceProps) {
  return (
    <RadioGroup
      aria-label="Role"
      value={chosen}
      onChange={(_event, role) => onChange(role)}
      sx={{ gap: 1, mx: '-10px' }}
    >
      {roles.map((role) => (
        <RoleOption key={role.value} role={role} isChosen={role.value === chosen} />
      ))}
    </RadioGroup>
  );
}

function RoleOption({
  role: { value, label },
  isChosen,
}: {
  readonly role: RoleEntry;
  readonly isChosen: boolean;
}) {
  const words = roleWords(value);
  return (
    <Box
      component="label"
      sx={[
        {
          display: 'flex',
          alignItems: 'flex-start',
          gap: '10px',
          p: '10px',
          borderRadius: 1,
          cursor: 'pointer',
        },
        isChosen ? { bgcolor: 'accentSoft' } : { '&:hover': { bgcolor: 'sunken' } },
      ]}
    >
      <Radio
        value={value}
        autoFocus={isChosen}
        size="small"
        slotProps={{ input: { 'aria-label': label } }}
        sx={{ p: 0, mt: '1px' }}
      />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ display: 'block', color: 'text.primary', fontWeight: 600 }}>
          {label}
        </Box>
        {words && (
          <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
            {words}
          </Box>
        )}
      </Box>
    </Box>
  );
}

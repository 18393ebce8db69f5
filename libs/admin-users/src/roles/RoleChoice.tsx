import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type Role, isRole } from '@vaglio/access-control';
import type { RoleChoice as Choice } from '@vaglio/contract';

interface RoleChoiceProps {
  readonly roles: readonly Choice[];
  readonly chosen: string;
  readonly onChange: (role: string) => void;
}

/** Radio buttons for the roles, each with a description. */
export function RoleChoice({ roles, chosen, onChange }: RoleChoiceProps) {
  return (
    <RadioGroup
      aria-label="Role"
      value={chosen}
      onChange={(_event, role) => onChange(role)}
      sx={{ gap: 1, mx: '-10px' }}
    >
      {roles.map((role) => (
        <RoleOption key={role.id} role={role} isChosen={role.id === chosen} />
      ))}
    </RadioGroup>
  );
}

function RoleOption({ role: { id, name }, isChosen }: { readonly role: Choice; readonly isChosen: boolean }) {
  const text = roleText(id);
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
        value={id}
        autoFocus={isChosen}
        size="small"
        slotProps={{ input: { 'aria-label': name } }}
        sx={{ p: 0, mt: '1px' }}
      />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ display: 'block', color: 'text.primary', fontWeight: 600 }}>
          {name}
        </Box>
        {text && (
          <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
            {text}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const LABELS: Readonly<Record<Role, string>> = {
  admin: 'Everything, including accounts',
  super: 'Settings and accounts',
  user: 'Dashboard and investments',
};

/** Returns the description of a role, or null for a role that only the server knows. */
function roleText(role: string): string | null {
  return isRole(role) ? LABELS[role] : null;
}

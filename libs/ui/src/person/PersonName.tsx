import Box from '@mui/material/Box';
import { Initials } from './Initials';

interface PersonNameProps {
  readonly name: string;
  readonly isOwn?: boolean;
}

/** Avatar followed by the name. */
export function PersonName({ name, isOwn = false }: PersonNameProps) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      <Initials name={name} isOwn={isOwn} />
      <span>{name}</span>
    </Box>
  );
}

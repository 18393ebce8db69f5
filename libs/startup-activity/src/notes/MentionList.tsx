import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { Person } from '@vaglio/contract';

interface MentionListProps {
  readonly id: string;
  readonly people: readonly Person[];
  readonly active: number;
  readonly onChoose: (person: Person) => void;
}

/** List of the users who can be mentioned. The text field keeps the focus. */
export function MentionList({ id, people, active, onChoose }: MentionListProps) {
  return (
    <Paper elevation={3} sx={{ position: 'absolute', zIndex: 1, left: 8, right: 8, top: '100%', py: 1 }}>
      <Box component="ul" role="listbox" id={id} aria-label="Mention" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {people.map((person, index) => (
          <Box
            component="li"
            key={person.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Otherwise the field would lose the focus before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(person)}
            sx={[OPTION, index === active && ACTIVE]}
          >
            {person.name}
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

const OPTION = {
  px: 3,
  py: '6px',
  minHeight: { xs: 44, md: 32 },
  cursor: 'pointer',
  overflowWrap: 'anywhere',
};
const ACTIVE = { bgcolor: 'accentSoft', color: 'accentSoftText' };

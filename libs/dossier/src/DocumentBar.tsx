import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ArrowLeft, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { DATE_LANGUAGES, Icon, Select } from '@vaglio/ui';
import { LANGUAGE_NAMES, useDateLanguage } from './document-dates';

/** Part of the document that the user can omit. */
export interface DocumentPart {
  readonly label: string;
  readonly isIncluded: boolean;
  readonly onChange: (isIncluded: boolean) => void;
}

interface DocumentBarProps {
  /** Title, such as 'Dossier' or 'Shortlist'. */
  readonly title: string;
  /** Address of the list to which the Back link leads. */
  readonly back: string;
  readonly parts: readonly DocumentPart[];
  /** False if there is nothing to print. */
  readonly canPrint: boolean;
}

/** Bar above the document. It is not printed. */
export function DocumentBar({ title, back, parts, canPrint }: DocumentBarProps) {
  const [language, chooseLanguage] = useDateLanguage();
  return (
    <Box sx={BAR}>
      <Box sx={ROW}>
        <IconButton component={Link} to={back} aria-label="Back to the list" title="Back to the list">
          <Icon of={ArrowLeft} />
        </IconButton>
        <Typography component="p" variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {parts.map(({ label, isIncluded, onChange }) => (
          <FormControlLabel
            key={label}
            label={label}
            control={<Checkbox checked={isIncluded} onChange={(_event, checked) => onChange(checked)} />}
          />
        ))}
        <Select
          variant="bar"
          label="Dates"
          value={language}
          onChange={chooseLanguage}
          options={DATE_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <Button
          variant="contained"
          disabled={!canPrint}
          startIcon={<Icon of={Printer} />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </Box>
    </Box>
  );
}

const BAR = {
  position: { md: 'sticky' },
  top: 56,
  zIndex: 'mobileStepper',
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'border',
};
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  minHeight: 56,
  maxWidth: 1448,
  mx: 'auto',
  px: { xs: 4, md: 6 },
  py: 2,
};

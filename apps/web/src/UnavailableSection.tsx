import Typography from '@mui/material/Typography';
import { Section } from '@vaglio/ui';

interface UnavailableSectionProps {
  readonly title: string;
  /** One line: what it will be for. */
  readonly purpose: string;
}

/** A section whose part of the product this installation does not have. */
export function UnavailableSection({ title, purpose }: UnavailableSectionProps) {
  return (
    <Section title={title} purpose={purpose}>
      <Typography sx={{ color: 'text.secondary' }}>This part is not available in this installation yet.</Typography>
    </Section>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Plus, TriangleAlert, type LucideIcon } from 'lucide-react';
import { toPoints } from '@vaglio/startups-domain';
import { EMPTY_VALUE, Icon } from '@vaglio/ui';
import type { Startup } from '@vaglio/startups-data';
import { DetailBlock } from './DetailBlock';

/** What one reads about a startup: summary, pros, risks. */
export function ReadingBlocks({ startup }: { readonly startup: Startup }) {
  const { company_description, main_article_info, pros_text, cons_text } = startup;
  const summary = [...new Set([company_description, main_article_info])].filter((text) => text !== null);
  return (
    <>
      <DetailBlock title="Summary">
        {summary.length === 0 && <Missing />}
        {summary.map((text) => (
          <Typography
            key={text}
            variant="reading"
            sx={{
              maxWidth: '72ch',
              color: 'text.secondary',
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
              '& + &': { mt: 2 },
            }}
          >
            {text}
          </Typography>
        ))}
      </DetailBlock>
      <DetailBlock title="Pros">
        <Points text={pros_text} icon={Plus} color="success.main" />
      </DetailBlock>
      <DetailBlock title="Risks">
        <Points text={cons_text} icon={TriangleAlert} color="warning.main" />
      </DetailBlock>
    </>
  );
}

function Missing() {
  return <Box sx={{ color: 'muted' }}>{EMPTY_VALUE}</Box>;
}

interface PointsProps {
  readonly text: string | null;
  readonly icon: LucideIcon;
  readonly color: string;
}

function Points({ text, icon, color }: PointsProps) {
  const points = toPoints(text);
  if (points.length === 0) return <Missing />;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none', maxWidth: '72ch' }}>
      {points.map((point, index) => (
        <Box
          component="li"
          key={`${index} ${point}`}
          sx={{ display: 'flex', gap: 2, typography: 'reading', color: 'text.secondary' }}
        >
          <Box component="span" sx={{ display: 'flex', pt: '3px', color }}>
            <Icon of={icon} />
          </Box>
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {point}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Plus, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { Startup } from '@vaglio/contract';
import { toPoints } from '@vaglio/startups-domain';
import { EMPTY_VALUE, PointList, DetailBlock } from '@vaglio/ui';

/** What one reads about a startup: summary, pros, risks. */
export const ReadingBlocks = memo(function ReadingBlocks({ startup }: { readonly startup: Startup }) {
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
});

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
  return <PointList points={points} icon={icon} color={color} />;
}
